import { formatDuration } from '@longreturn/contract/format-time';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { Waveform } from '../../ui/waveform.tsx';
import { chapterAt } from './chapters.ts';
import { seek } from './engine.ts';
import { type PlayableEpisode, usePlayer } from './player-state.ts';
import styles from './seek-bar.module.css';
import { useListening } from './use-listening.ts';

const BAR_PX = 3.6;
const NO_CHAPTERS: readonly never[] = [];

/**
 * The waveform: the part that has been played is green, and gaps separate the chapters. A slider on top of it moves the
 * position.
 */
export function SeekBar({ episode }: { episode: PlayableEpisode }) {
  const { ref, bars } = useBars();
  const positionSec = usePlayer((player) => player.positionSec);
  const durationSec = usePlayer((player) => player.durationSec);
  const chapters = usePlayer((player) => player.chapters) ?? NO_CHAPTERS;
  const share = (sec: number) => `${durationSec > 0 ? Math.min(100, (sec / durationSec) * 100) : 0}%`;
  const peaks = useListening(episode)?.peaks ?? null;
  const lengthSec = Math.max(1, durationSec);
  const cuts = useMemo(() => chapters.map(({ startTime }) => startTime / lengthSec), [chapters, lengthSec]);
  const chapter = chapterAt(chapters, positionSec)?.title;
  const length = durationSec > 0 ? ` of ${formatDuration(durationSec)}` : '';
  const time = formatDuration(positionSec) + length;
  const played = { '--played': share(positionSec) } as CSSProperties; // a custom property
  return (
    <div ref={ref} className={styles.bar} style={played}>
      <Waveform
        {...{ peaks, bars, cuts }}
        slug={episode.slug}
        played={durationSec > 0 ? positionSec / durationSec : 0}
        className={styles.wave}
      />
      <i className={styles.head} />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={chapter ? `${time}, ${chapter}` : time}
        min={0}
        max={Math.max(1, Math.floor(durationSec))}
        value={Math.floor(positionSec)}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Returns how many bars fit into the element with `ref`. */
function useBars() {
  const ref = useRef<HTMLDivElement>(null);
  const [bars, setBars] = useState(100);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBars(Math.max(1, Math.round(entry.contentRect.width / BAR_PX)));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, bars };
}
