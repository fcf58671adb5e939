import type { Episode } from '@longreturn/contract/content';
import { useId, useState } from 'react';
import { usePressable } from '../../lib/use-pressable.ts';
import { IconChevron } from '../../ui/icons.tsx';
import styles from './episode-media.module.css';
import { FetchedMedia } from './fetched-media.tsx';

interface EpisodeMediaProps {
  episode: Pick<Episode, 'id' | 'slug' | 'mediaCount'>;
  /** The ID of the element with the episode's title. */
  titleId: string;
}

/**
 * A card's media: collapsed at first, fetched when opened. Without JavaScript, a link to the media on the episode's
 * page.
 */
export function EpisodeMedia({ episode: { id, slug, mediaCount }, titleId }: EpisodeMediaProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const pressable = usePressable(() => setOpen(!isOpen));
  return (
    <>
      <a
        href={`/episodes/${slug}#media`}
        className={styles.toggle}
        aria-describedby={titleId}
        {...pressable}
        {...(pressable.role && { 'aria-expanded': isOpen, 'aria-controls': isOpen ? listId : undefined })}
      >
        {isOpen ? 'Hide' : 'Show'} media ({mediaCount}) <IconChevron />
      </a>
      {isOpen ? (
        <div id={listId}>
          <FetchedMedia episodeId={id} count={mediaCount} />
        </div>
      ) : null}
    </>
  );
}
