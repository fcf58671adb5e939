import type { Episode } from '@longreturn/contract/content';
import type { Site } from '@longreturn/contract/site';
import { motifSvg } from '@longreturn/site/art/motif';
import { useSite } from '../../lib/use-site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoAnchor } from '../../ui/go-link.tsx';
import { IconPlay } from '../../ui/icons.tsx';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import layout from '../../ui/layout.module.css';
import { Wrap } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { PlayDisc } from '../player/play-disc.tsx';
import styles from './hero.module.css';

/** The show's title and approach, with a disc that plays the newest episode. */
export function Hero({ episode }: { episode: Episode | undefined }) {
  const { hero, socials } = useSite();
  const { title, titleTurn, subtitle, approach } = hero;
  const video = socials.find(({ kind }) => kind === 'youtube');
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={layout.grid}>
          <div className={styles.main}>
            <h1 className={text.display}>
              {title} <em>{titleTurn}</em>
            </h1>
            <p className={classNames(text.lede, styles.lede)}>{subtitle}</p>
            <div className={styles.acts}>
              <ButtonLink to="/episodes" variant="primary" size="lg">
                <IconPlay /> Listen to Latest Episode
              </ButtonLink>
              {episode ? <PlayDisc episode={episode} className={styles.disc} /> : null}
              {video ? (
                <GoAnchor href={video.url} target="_blank" rel="noopener">
                  Watch on YouTube <span className="visually-hidden">(opens in a new tab)</span>
                </GoAnchor>
              ) : null}
            </div>
          </div>
          <Approach approach={approach} />
        </div>
        <Motif />
      </Wrap>
    </div>
  );
}

function Approach({ approach: { title, text: claim, steps } }: { approach: Site['hero']['approach'] }) {
  return (
    <section className={styles.approach} aria-labelledby="approach">
      <h2 id="approach">{title}</h2>
      <p>{claim}</p>
      <dl className={styles.steps}>
        {steps.map((step) => (
          <div key={step.term}>
            <dt>{step.term}</dt>
            <dd>{step.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const BARS = 150;
const YEARS = ['Year 0', '10', '20', '30', '40'];

/**
 * The compound growth curve (7% a year for 40 years) as an animated waveform. Its bars rise once when the page opens.
 */
function Motif() {
  return (
    <figure className={styles.motif}>
      <InlineSvg svg={motifSvg(BARS)} className={styles.plot} />
      <div className={styles.axis} aria-hidden="true">
        {YEARS.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <figcaption>
        <b>Fig. 1.</b> Seven per cent a year for forty years, drawn as a sound wave. Most of the return comes in the
        last third.
      </figcaption>
    </figure>
  );
}
