import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import type { Host } from '@longreturn/site/hosts';
import { portraitAddress } from '../../lib/art-address.ts';
import text from '../../ui/text.module.css';
import { TitledList } from '../../ui/titled-list.tsx';
import styles from './host-profile.module.css';

/** A host's portrait, biography and credentials. Its URL is '/about#' plus the host's slug. */
export function HostProfile({ host: { slug, portrait, name, title, specialties } }: { host: Host }) {
  const { longBio, credentials } = HOST_BIOGRAPHIES[slug];
  return (
    <article id={slug} className={styles.host} aria-labelledby={`${slug}-name`}>
      <img
        className={styles.portrait}
        src={portraitAddress(portrait)}
        width={400}
        height={500}
        alt=""
        decoding="async"
      />
      <div className={styles.head}>
        <h3 id={`${slug}-name`}>{name}</h3>
        <p className={text.meta}>{title}</p>
        <p className={text.meta}>{specialties.join(', ')}</p>
      </div>
      <div className={styles.bio}>
        {longBio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.credentials}>
        <TitledList title="Credentials" items={credentials} />
      </div>
    </article>
  );
}
