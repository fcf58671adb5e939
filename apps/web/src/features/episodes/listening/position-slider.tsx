import type { Episode } from '@longreturn/contract/content';
import { formatDuration } from '@longreturn/contract/format-time';
import { useState } from 'react';
import { moveTo } from './heard-position.ts';
import styles from './position-slider.module.css';

interface PositionSliderProps {
  episode: Episode;
  durationSec: number;
  positionSec: number;
}

/**
 * The slider above the waveform. The player moves only when the reader releases the slider, because each move loads
 * audio. An episode that is not in the player starts to play at the chosen position.
 */
export function PositionSlider({ episode, durationSec, positionSec }: PositionSliderProps) {
  const [draggedSec, setDraggedSec] = useState<number>();
  const shownSec = Math.min(durationSec, draggedSec ?? positionSec);
  const move = () => {
    if (draggedSec === undefined) return;
    setDraggedSec(undefined);
    moveTo(episode, draggedSec);
  };
  return (
    <>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={durationSec}
        value={shownSec}
        aria-label="Position"
        aria-valuetext={`${formatDuration(shownSec)} of ${formatDuration(durationSec)}`}
        onChange={(event) => setDraggedSec(event.target.valueAsNumber)}
        onPointerUp={move}
        onKeyUp={move}
        onBlur={move}
      />
      <span className={styles.head} style={{ left: `${(100 * shownSec) / Math.max(1, durationSec)}%` }} />
    </>
  );
}
