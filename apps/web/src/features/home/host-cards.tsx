import type { Host } from '@longreturn/contract/site';
import { portraitPath } from '../../lib/art-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './host-cards.module.css';

/** The two hosts with their portraits. */
export function HostCards() {
  const { hosts } = useSite();
  return (
    <div className={styles.hosts}>
      {hosts.map((host) => (
        <HostCard key={host.slug} host={host} />
      ))}
    </div>
  );
}

function HostCard({ host: { portrait, name, title, bio, specialties } }: { host: Host }) {
  return (
    <article className={styles.host}>
      <img
        className={styles.portrait}
        src={portraitPath(portrait)}
        width={400}
        height={500}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p className={classNames(text.meta, styles.title)}>{title}</p>
        <p className={styles.bio}>{bio}</p>
        <p className={classNames(text.meta, styles.specialties)}>{specialties.join(', ')}</p>
      </div>
    </article>
  );
}
