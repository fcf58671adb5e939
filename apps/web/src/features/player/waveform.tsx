import { waveformSvg } from '@longreturn/site/art/waveform';
import { classNames } from '../../ui/class-names.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import styles from './waveform.module.css';

interface WaveformProps {
  slug: string;
  /** The number of bars: about one for each 3.6 px of the waveform's width. */
  bars: number;
  className?: string | undefined;
}

/** An episode's waveform in grey, without animation. */
export function Waveform({ slug, bars, className }: WaveformProps) {
  return <InlineSvg svg={waveformSvg(slug, bars)} className={classNames(styles.wave, className)} />;
}
