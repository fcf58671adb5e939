import { adWave } from '@longreturn/site/art/ad-wave';
import { MEMBERSHIP_PAGE } from '@longreturn/site/membership-page';
import { classNames } from '../../ui/class-names.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import styles from './ad-figure.module.css';

/** An hour of the show as a waveform, with and without the gaps for advertisements. Shown on wide screens only. */
export function AdFigure() {
  return (
    <figure className={styles.figure}>
      <dl>
        <dt>Free</dt>
        <dd>
          <InlineSvg svg={adWave('gaps')} className={styles.wave} />
        </dd>
        <dt className={styles.member}>Member</dt>
        <dd>
          <InlineSvg svg={adWave('whole')} className={classNames(styles.wave, styles.member)} />
        </dd>
      </dl>
      <figcaption>
        <b>Fig. 1.</b> {MEMBERSHIP_PAGE.figure}
      </figcaption>
    </figure>
  );
}
