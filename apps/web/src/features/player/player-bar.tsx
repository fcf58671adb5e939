import { formatDuration } from '@longreturn/contract/format-time';
import { CatchBoundary, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconChevron, IconClose, IconPlay } from '../../ui/icons.tsx';
import { chapterAt } from './chapters.ts';
import { close, followReader, toggle } from './engine.ts';
import { FailureNote } from './failure-note.tsx';
import disc from './play-disc.module.css';
import styles from './player-bar.module.css';
import { PlayerControls } from './player-controls.tsx';
import { IconPause } from './player-icons.tsx';
import { type PlayableEpisode, usePlayer } from './player-state.ts';
import { SeekBar } from './seek-bar.tsx';
import { usePlayerKeys } from './use-player-keys.ts';

/**
 * The bar at the bottom of every page while an episode is in the player. If rendering it fails, only the bar is lost.
 */
export function PlayerBar() {
  const episode = usePlayer((player) => player.episode);
  const reader = usePlayer((player) => player.reader);
  useEffect(() => void followReader(reader), [reader]);
  if (!episode) return null;
  return (
    <CatchBoundary getResetKey={() => episode.id} errorComponent={() => null}>
      <OpenBar episode={episode} />
    </CatchBoundary>
  );
}

function OpenBar({ episode }: { episode: PlayableEpisode }) {
  const { slug, title, type, cover, preview } = episode;
  const [isUnfolded, setUnfolded] = useState(false);
  usePlayerKeys();
  return (
    <section className={classNames(styles.bar, isUnfolded && styles.unfolded)} aria-label="Playback">
      <div className={styles.inner}>
        <div className={styles.cover}>
          <Cover {...{ type, slug, cover }} small />
        </div>
        <PlayButton title={title} />
        <div className={styles.main}>
          <p className={styles.title} aria-live="polite">
            <Link to="/episodes/$slug" params={{ slug }} search={{ preview }}>
              {title}
            </Link>
          </p>
          <SeekBar episode={episode} />
          <Times />
        </div>
        <PlayerControls episode={episode} />
        <IconButton
          label={isUnfolded ? 'Fewer controls' : 'More controls'}
          aria-expanded={isUnfolded}
          className={styles.more}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconChevron />
        </IconButton>
        <IconButton label="Close player" className={styles.close} onClick={closeAndLeave}>
          <IconClose />
        </IconButton>
      </div>
    </section>
  );
}

function PlayButton({ title }: { title: string }) {
  const isPlaying = usePlayer((player) => player.isPlaying);
  return (
    <button
      type="button"
      className={classNames(disc.disc, styles.disc)}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
      onClick={toggle}
    >
      {isPlaying ? <IconPause /> : <IconPlay />}
    </button>
  );
}

/** The position, the chapter or a failure, and the length. */
function Times() {
  const positionSec = usePlayer((player) => Math.floor(player.positionSec));
  const durationSec = usePlayer((player) => player.durationSec);
  const chapter = usePlayer((player) => chapterAt(player.chapters ?? [], player.positionSec)?.title);
  const failure = usePlayer((player) => player.failure);
  return (
    <div className={styles.times}>
      <b>{formatDuration(positionSec)}</b>
      {failure ? <FailureNote failure={failure} /> : <span className={styles.chapter}>{chapter}</span>}
      <span>{durationSec > 0 ? formatDuration(durationSec) : null}</span>
    </div>
  );
}

/** Closes the player and moves the focus from the close button to the page. */
function closeAndLeave(): void {
  close();
  document.getElementById('main')?.focus({ preventScroll: true });
}
