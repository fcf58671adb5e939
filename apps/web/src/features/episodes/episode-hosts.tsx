import { portraitAddress } from '../../lib/art-address.ts';
import { useSite } from '../../lib/use-site.ts';
import styles from './episode-hosts.module.css';
import { EpisodePart } from './episode-part.tsx';

/** The speakers. Every episode has both hosts. */
export function EpisodeHosts() {
  const { hosts } = useSite();
  return (
    <EpisodePart title="Hosts">
      <ul className={styles.hosts}>
        {hosts.map(({ slug, portrait, name, title }) => (
          <li key={slug}>
            <img src={portraitAddress(portrait)} width={44} height={44} alt="" loading="lazy" decoding="async" />
            <span>
              <b>{name}</b>
              {title}
            </span>
          </li>
        ))}
      </ul>
    </EpisodePart>
  );
}
