import type { Biographies, Host } from '@longreturn/contract/site';
import { portraitPath } from '../../lib/art-path.ts';
import text from '../../ui/text.module.css';
import { TitledList } from '../../ui/titled-list.tsx';
import styles from './host-profile.module.css';

interface HostProfileProps {
  host: Host;
  biography: Biographies[string] | undefined;
}

/** A host's portrait, biography and credentials. The URL of the profile is '/about#' plus the host's slug. */
export function HostProfile({ host: { slug, portrait, name, title, specialties }, biography }: HostProfileProps) {
  return (
    <article id={slug} className={styles.host} aria-labelledby={`${slug}-name`}>
      <img className={styles.portrait} src={portraitPath(portrait)} width={400} height={500} alt="" decoding="async" />
      <div className={styles.head}>
        <h3 id={`${slug}-name`}>{name}</h3>
        <p className={text.meta}>{title}</p>
        <p className={text.meta}>{specialties.join(', ')}</p>
      </div>
      <div className={styles.bio}>
        {biography?.longBio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.credentials}>
        {biography ? <TitledList title="Credentials" items={biography.credentials} /> : null}
      </div>
    </article>
  );
}
