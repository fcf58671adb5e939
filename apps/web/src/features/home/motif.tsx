import { motifSvg } from '@longreturn/site/art/motif';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import styles from './motif.module.css';

const BARS = 150;
const YEARS = ['Year 0', '10', '20', '30', '40'];

/** The site's curve as an animated waveform. Its bars rise once when the page opens. */
export function Motif() {
  return (
    <figure className={styles.motif}>
      <InlineSvg svg={motifSvg(BARS)} className={styles.plot} />
      <div className={styles.axis} aria-hidden="true">
        {YEARS.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <figcaption>
        <b>Fig. 1.</b> Seven per cent a year for forty years, drawn as sound. Most of the return is in the last third;
        so is most of the listening.
      </figcaption>
    </figure>
  );
}
