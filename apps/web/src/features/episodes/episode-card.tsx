import type { Episode } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import { type Ref, useId } from 'react';
import { AccessNote, LockNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { AmaTag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { PlayDisc } from '../player/play-disc.tsx';
import { QueueButton } from '../player/queue-button.tsx';
import styles from './episode-card.module.css';
import { EpisodeMedia } from './episode-media.tsx';
import { EpisodeMeta } from './episode-meta.tsx';

interface EpisodeCardProps {
  episode: Episode;
  /** The heading level of the episode's title. It is one level below the heading of the section. */
  heading?: 'h2' | 'h3';
  /** Whether this is the newest episode of a list. Its card is large and has the cover beside the text. */
  lead?: boolean;
  /** Whether the cover is the first picture of the page, which loads immediately with high priority. */
  priority?: boolean;
  /** The ref of the title's link, if the link should get the focus when the card appears. */
  ref?: Ref<HTMLAnchorElement>;
}

/** An episode in a list. */
export function EpisodeCard({ episode, heading: Heading = 'h3', lead = false, priority, ref }: EpisodeCardProps) {
  const { slug, title, type, cover, description, isLocked, hasVideo, mediaCount, isAma } = episode;
  const titleId = useId();
  return (
    <article className={classNames(styles.card, lead && styles.lead)} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <Cover {...{ type, slug, cover, hasVideo, priority }} isLocked={isLocked} small={!lead} />
        <PlayDisc episode={episode} className={styles.disc} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <EpisodeMeta episode={episode} length="exact">
            {isAma ? <AmaTag /> : null}
          </EpisodeMeta>
          <Heading className={styles.title} id={titleId}>
            <Link to="/episodes/$slug" params={{ slug }} className={text.titleLink} {...(ref && { ref })}>
              {title}
            </Link>
          </Heading>
        </div>
        <div className={styles.rest}>
          {description ? (
            <p className={classNames(lead ? text.summary : text.description, text.clamped)}>{description}</p>
          ) : null}
          <AccessNote item={episode} locked={<LockNote>Requires membership to access</LockNote>} />
          <div className={styles.acts}>
            <QueueButton episode={episode} />
            {mediaCount > 0 ? (
              <EpisodeMedia episode={episode} titleId={titleId} heading={Heading === 'h2' ? 'h3' : 'h4'} />
            ) : null}
          </div>
        </div>
      </div>
    </article>
  );
}
