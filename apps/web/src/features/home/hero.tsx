import type { Episode } from '@longreturn/contract/content';
import { bylineName } from '../../lib/byline-name.ts';
import { useSite } from '../../lib/use-site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoAnchor } from '../../ui/go-link.tsx';
import { IconPlay } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { Wrap } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { PlayDisc } from '../player/play-disc.tsx';
import styles from './hero.module.css';
import { MembershipOffer } from './membership-section.tsx';
import { StaticPart } from './static-part.tsx';

const LIST = new Intl.ListFormat('en-GB');

/** What the show is, who makes it and what it costs, with a disc that plays the newest episode. */
export function Hero({ episode }: { episode: Episode | undefined }) {
  const { hero, hosts, socials } = useSite();
  const { kicker, title, titleTurn, subtitle, approach } = hero;
  const video = socials.find(({ kind }) => kind === 'youtube');
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={layout.grid}>
          <div className={styles.main}>
            <p className={classNames(text.meta, styles.kicker)}>
              {kicker} by {LIST.format(hosts.map(bylineName))}
            </p>
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
            <MembershipOffer />
          </div>
          <StaticPart id="approach-box" className={styles.side}>
            {({ Approach }) => <Approach approach={approach} />}
          </StaticPart>
        </div>
      </Wrap>
      <StaticPart id="growth-curve">{({ GrowthCurve }) => <GrowthCurve />}</StaticPart>
    </div>
  );
}
