import type { EpisodePage, MediaItem } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { usePressable } from '../../lib/use-pressable.ts';
import { AccessNote, LockNote } from '../../ui/access-note.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { IconPlay, IconVideo } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { AmaTag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { PlayDisc } from '../player/play-disc.tsx';
import type { PlayableEpisode } from '../player/player-state.ts';
import { QueueButton } from '../player/queue-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import styles from './episode-intro.module.css';
import { EpisodeMeta } from './episode-meta.tsx';
import { itemToPlay } from './media-embed.ts';
import { startPlaying } from './use-one-player.ts';

interface EpisodeIntroProps {
  episode: EpisodePage & Pick<PlayableEpisode, 'preview'>;
  /** Whether the player, which has its own play disc, is shown below. */
  hasPlayer: boolean;
}

/** Breadcrumbs, cover and title of an episode's page. */
export function EpisodeIntro({ episode, hasPlayer }: EpisodeIntroProps) {
  const { title, slug, type, cover, description, isLocked, hasVideo, audio } = episode;
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
        <Cover {...{ type, slug, cover, hasVideo }} isLocked={isLocked} priority className={layout.cover} />
        <div className={classNames(layout.beside, styles.text)}>
          <EpisodeMeta episode={episode} length="exact">
            {episode.isAma ? <AmaTag /> : null}
          </EpisodeMeta>
          <h1>{displayTitle(title)}</h1>
          {description ? <p className={text.summary}>{description}</p> : null}
          <div className={layout.row}>
            {hasPlayer ? null : <PlayDisc episode={episode} className={styles.disc} />}
            {item && (!audio || item.type === 'youtube') ? <PlayEpisode item={item} hasAudio={audio !== null} /> : null}
            <ShareButton title={title} size="md" />
            {episode.preview === undefined ? <QueueButton episode={episode} look="button" /> : null}
            <AccessNote item={episode} locked={<LockNote>Requires membership to access</LockNote>} />
          </div>
        </div>
      </div>
    </>
  );
}

interface PlayEpisodeProps {
  item: MediaItem;
  /** Whether the episode has audio, which the player below plays. The button is then labelled 'Watch the video'. */
  hasAudio: boolean;
}

/** The button that starts the player of a media item. Without JavaScript, it is a link to the media below. */
function PlayEpisode({ item, hasAudio }: PlayEpisodeProps) {
  const pressable = usePressable(() => {
    startPlaying(item.id);
    document.getElementById('media')?.scrollIntoView();
  });
  return (
    <ButtonAnchor href="#media" variant={hasAudio ? 'line' : 'primary'} {...pressable}>
      {hasAudio ? <IconVideo /> : <IconPlay />}
      {hasAudio ? 'Watch the video' : 'Play this episode'}
    </ButtonAnchor>
  );
}
