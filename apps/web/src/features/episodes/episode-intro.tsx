import type { EpisodePage } from '@longreturn/contract/content';
import { formatDuration } from '@longreturn/contract/format-time';
import { Link } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { usePressable } from '../../lib/use-pressable.ts';
import { AccessTag } from '../../ui/access-note.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { IconPlay } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { Day, MetaRow } from '../../ui/meta-row.tsx';
import { AmaTag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { ShareButton } from '../share/share-button.tsx';
import styles from './episode-intro.module.css';
import { itemToPlay } from './media-embed.ts';
import { startPlaying } from './use-one-player.ts';

/**
 * Breadcrumbs, cover and title of an episode's page. The cover is shown even if the episode has no video, unlike in
 * lists.
 */
export function EpisodeIntro({ episode }: { episode: EpisodePage }) {
  const { title, slug, type, cover, description, publishedAt, durationSec, isLocked } = episode;
  const item = itemToPlay(episode);
  return (
    <>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link to="/episodes">Episodes</Link> /{' '}
        <Link to="/episodes" search={{ type }}>
          {type}
        </Link>
      </nav>
      <div className={classNames(layout.grid, styles.intro)}>
        <Cover {...{ type, slug, cover }} hasVideo isLocked={isLocked} priority className={layout.cover} />
        <div className={classNames(layout.beside, styles.text)}>
          <MetaRow>
            <span>{type}</span>
            <Day at={publishedAt} />
            {durationSec === null ? null : <span>{formatDuration(durationSec)}</span>}
            {episode.isAma ? <AmaTag /> : null}
          </MetaRow>
          <h1>{displayTitle(title)}</h1>
          {description ? <p className={text.summary}>{description}</p> : null}
          <div className={layout.row}>
            {item ? <PlayEpisode itemId={item.id} /> : null}
            <ShareButton title={title} />
            <AccessTag item={episode} />
          </div>
        </div>
      </div>
    </>
  );
}

/** The button that starts the player. Without JavaScript, it is a link to the media below. */
function PlayEpisode({ itemId }: { itemId: string }) {
  const pressable = usePressable(() => {
    startPlaying(itemId);
    document.getElementById('media')?.scrollIntoView();
  });
  return (
    <ButtonAnchor href="#media" variant="primary" {...pressable}>
      <IconPlay /> Play this episode
    </ButtonAnchor>
  );
}
