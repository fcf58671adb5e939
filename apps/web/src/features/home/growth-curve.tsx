import { motifSvg } from '@longreturn/site/art/motif';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { Wrap } from '../../ui/section.tsx';
import styles from './growth-curve.module.css';

const BARS = 150;
const YEARS = ['Year 0', '10', '20', '30', '40'];

/**
 * The compound growth curve (7% a year for 40 years) as an animated waveform, as wide as the window. Its bars rise once
 * when the page opens.
 */
export function GrowthCurve() {
  return (
    <figure className={styles.figure}>
      <InlineSvg svg={motifSvg(BARS)} className={styles.plot} />
      <div className={styles.axis} aria-hidden="true">
        {YEARS.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <Wrap>
          <p>
            <b>Fig. 1.</b> Seven per cent a year for forty years, drawn as a sound wave. Most of the return comes in the
            last third.
          </p>
        </Wrap>
      </figcaption>
    </figure>
  );
}
