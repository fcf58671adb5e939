import type { Episode } from '@longreturn/contract/content';
import { JoinLinks } from '../../ui/join-links.tsx';
import text from '../../ui/text.module.css';
import styles from './locked-media.module.css';

interface LockedMediaProps {
  episode: Pick<Episode, 'slug' | 'title'>;
  /** One level below the card's title. */
  heading: 'h3' | 'h4';
}

/** What a card shows instead of media that are for members: what they are, and how to join, renew or log in. */
export function LockedMedia({ episode: { slug, title }, heading: Heading }: LockedMediaProps) {
  return (
    <div className={styles.panel}>
      <Heading className={styles.title}>Membership required</Heading>
      <p className={text.description}>Members can watch or listen to “{title}” here.</p>
      <JoinLinks path={`/episodes/${slug}`} />
    </div>
  );
}
