import { useId, useMemo } from 'react';
import { wavePath } from './wave-path.ts';
import styles from './waveform.module.css';

interface WaveformProps {
  /** The slug of the episode, for a generated waveform if there are no peaks. */
  slug: string;
  /** The loudness from 0 to 100 of equally long parts; null if it isn't known. */
  peaks: readonly number[] | null;
  /** The number of bars: one for about 3.6 px of the waveform's width. */
  bars: number;
  /** The played share, from 0 to 1. */
  played: number;
  /** The starts of chapters as shares of the duration; each is a gap in the wave. */
  cuts?: readonly number[];
  className?: string | undefined;
}

const NO_CUTS: readonly number[] = [];

/** An episode's waveform, which fills its container. Hidden from screen readers, which get the position elsewhere. */
export function Waveform({ slug, peaks, bars, played, cuts = NO_CUTS, className }: WaveformProps) {
  const id = useId();
  const path = useMemo(() => wavePath({ slug, peaks, bars, cuts }), [slug, peaks, bars, cuts]);
  return (
    <span className={className} aria-hidden="true">
      <svg className={styles.wave} viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={bars} y1="0" y2="0">
          <stop offset={played} className={styles.played} />
          <stop offset={played} className={styles.rest} />
        </linearGradient>
        <path d={path} stroke={`url(#${id})`} strokeWidth="0.62" />
      </svg>
    </span>
  );
}
