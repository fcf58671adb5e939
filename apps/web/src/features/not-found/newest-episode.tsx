import type { Episode } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { AccessNote, LockNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import text from '../../ui/text.module.css';
import { EpisodeMeta } from '../episodes/episode-meta.tsx';
import { PlayDisc } from '../player/play-disc.tsx';
import styles from './newest-episode.module.css';

/** An episode in one row: cover, title and description, and a disc that plays it. */
export function NewestEpisode({ episode }: { episode: Episode }) {
  const { title, slug, type, cover, description, isLocked, hasVideo } = episode;
  return (
    <div className={styles.row}>
      <Cover {...{ type, slug, cover, hasVideo }} isLocked={isLocked} small className={styles.cover} />
      <div className={styles.text}>
        <EpisodeMeta episode={episode} length="minutes" />
        <h3>
          <Link to="/episodes/$slug" params={{ slug }} className={text.titleLink}>
            {displayTitle(title)}
          </Link>
        </h3>
        {description ? <p className={classNames(text.description, text.clamped)}>{description}</p> : null}
        <AccessNote item={episode} locked={<LockNote>Requires membership to access</LockNote>} />
      </div>
      <PlayDisc episode={episode} className={styles.disc} />
    </div>
  );
}
