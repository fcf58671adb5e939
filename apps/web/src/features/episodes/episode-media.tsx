import type { Episode } from '@longreturn/contract/content';
import { Link, useHydrated } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { IconChevron } from '../../ui/icons.tsx';
import styles from './episode-media.module.css';
import { FetchedMedia } from './fetched-media.tsx';

interface EpisodeMediaProps {
  episode: Pick<Episode, 'id' | 'slug' | 'mediaCount'>;
  /** The element that holds the episode's title. */
  titleId: string;
}

/** A card's media: closed at first, read on opening; without JavaScript the way to them on the episode's page. */
export function EpisodeMedia({ episode: { id, slug, mediaCount }, titleId }: EpisodeMediaProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (!isHydrated) {
    return (
      <Link to="/episodes/$slug" params={{ slug }} hash="media" className={styles.toggle} aria-describedby={titleId}>
        Show media ({mediaCount}) <IconChevron />
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-describedby={titleId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'} media ({mediaCount}) <IconChevron />
      </button>
      {isOpen ? (
        <div id={listId}>
          <FetchedMedia episodeId={id} count={mediaCount} />
        </div>
      ) : null}
    </>
  );
}
