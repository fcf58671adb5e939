import type { Episode } from '@longreturn/contract/content';
import { useId, useState } from 'react';
import { usePressable } from '../../lib/use-pressable.ts';
import { IconChevron } from '../../ui/icons.tsx';
import styles from './episode-media.module.css';
import { FetchedMedia } from './fetched-media.tsx';
import { LockedMedia } from './locked-media.tsx';

interface EpisodeMediaProps {
  episode: Pick<Episode, 'id' | 'slug' | 'title' | 'mediaCount' | 'isLocked'>;
  /** The ID of the element with the episode's title. */
  titleId: string;
  /** The level of the title of `LockedMedia`, one below the card's title. */
  heading: 'h3' | 'h4';
}

/**
 * A card's media: collapsed at first, fetched when opened. Readers without access see how to join. Without JavaScript,
 * the button is a link to the media on the episode's page.
 */
export function EpisodeMedia({ episode, titleId, heading }: EpisodeMediaProps) {
  const { slug, mediaCount, isLocked } = episode;
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
          {isLocked ? <LockedMedia {...{ episode, heading }} /> : <FetchedMedia {...{ episode, heading }} />}
        </div>
      ) : null}
    </>
  );
}
