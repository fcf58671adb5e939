import { HERO } from '@longreturn/site/brand';
import { VIDEO_CHANNEL_URL } from '@longreturn/site/social-links';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoAnchor } from '../../ui/go-link.tsx';
import { IconPlay } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './hero.module.css';
import { Motif } from './motif.tsx';

/** The show's title and approach. */
export function Hero() {
  const { title, titleTurn, subtitle } = HERO;
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
              <GoAnchor href={VIDEO_CHANNEL_URL} target="_blank" rel="noopener">
                Watch on YouTube <span className="visually-hidden">(opens in a new tab)</span>
              </GoAnchor>
            </div>
          </div>
          <Approach />
        </div>
        <Motif />
      </Wrap>
    </div>
  );
}

function Approach() {
  const { title, text: claim, steps } = HERO.approach;
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
