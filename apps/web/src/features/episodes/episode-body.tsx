import type { EpisodePage } from '@longreturn/contract/content';
import { MESSAGES } from '@longreturn/contract/messages';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { MEMBERS_ONLY } from '../../lib/page-head.ts';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Paywall } from '../../ui/paywall.tsx';
import { AnsweredQuestions } from '../ama/answered-questions.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import styles from './episode-body.module.css';
import { EpisodeDetails, EpisodeHosts, EpisodePart, EpisodeTopics } from './episode-part.tsx';
import { playableItems } from './media-embed.ts';
import { MediaList } from './media-list.tsx';

/** The media or the paywall, with the episode's details beside it. */
export function EpisodeBody({ episode }: { episode: EpisodePage }) {
  const hasMedia = episode.media === null || playableItems(episode).length > 0;
  return (
    <div className={classNames(layout.grid, styles.body, !hasMedia && styles.quiet)}>
      <div className={styles.main}>
        {hasMedia ? <Media episode={episode} /> : null}
        <AnsweredQuestions episode={episode} />
        <EpisodeTopics slugs={episode.topics} />
        <SocialLinks />
      </div>
      <div className={styles.side}>
        <EpisodeDetails episode={episode} />
        <EpisodeHosts />
      </div>
    </div>
  );
}

function Media({ episode }: { episode: EpisodePage }) {
  return (
    <div className={classNames(episode.isPremium && MEMBERS_ONLY)} id="media">
      {episode.media === null ? (
        <EpisodePaywall slug={episode.slug} />
      ) : (
        <EpisodePart title="Media">
          <MediaList items={playableItems(episode)} roomy />
        </EpisodePart>
      )}
    </div>
  );
}

function EpisodePaywall({ slug }: { slug: string }) {
  const { memberFeatures } = useSite();
  return (
    <Paywall
      note={MESSAGES.premium}
      text="Members can watch and listen. The description is free."
      features={memberFeatures.slice(0, 4)}
      price={PLAN_TEXTS.both}
      path={`/episodes/${slug}`}
    />
  );
}
