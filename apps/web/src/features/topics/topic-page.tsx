import type { Topic } from '@longreturn/contract/content';
import type { TopicSlug } from '@longreturn/site/topics';
import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { formatCount } from '../../lib/format-count.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { MetaRow } from '../../ui/meta-row.tsx';
import { PageHead, Section, Wrap } from '../../ui/section.tsx';
import { TopicMark } from '../../ui/topic-mark.tsx';
import { TopicArticles } from './topic-articles.tsx';
import { TopicEpisodes } from './topic-episodes.tsx';
import styles from './topic-page.module.css';

/** /topics/{slug}: the topic with its episodes and articles. */
export function TopicPage() {
  const topic = useLoaderData({ from: '/topics/$slug' });
  const search = useLoaderDeps({ from: '/topics/$slug' });
  return (
    <>
      <Wrap>
        <TopicHead topic={topic} />
      </Wrap>
      <Section title="Episodes" link={<GoLink to="/episodes">All episodes</GoLink>}>
        <TopicEpisodes slug={topic.slug} search={search} />
      </Section>
      <Section title="Articles" link={<GoLink to="/articles">All articles</GoLink>}>
        <TopicArticles slug={topic.slug} search={search} />
      </Section>
    </>
  );
}

/** The top of a topic's page: title, description, counts, and its chart as a figure. */
function TopicHead({ topic }: { topic: Topic }) {
  const { slug, title, description, episodeCount, articleCount } = topic;
  const caption = TOPIC_MARK_CAPTIONS.get(slug);
  return (
    <div className={classNames(layout.grid, styles.head)}>
      <div className={styles.text}>
        <PageHead title={title} lede={description} />
        <MetaRow className={styles.counts}>
          <span>{formatCount(episodeCount, 'episode')}</span>
          <span>{formatCount(articleCount, 'article')}</span>
        </MetaRow>
      </div>
      {caption ? (
        <figure className={styles.figure}>
          <TopicMark slug={slug} className={styles.mark} />
          <figcaption>
            <b>Fig. 1.</b> A drawing, not data: {caption}.
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}

/** What each topic's chart shows. */
const CAPTIONS: Record<TopicSlug, string> = {
  exercise: 'oxygen uptake when effort begins and is then held constant',
  nutrition: 'blood glucose over a day of three meals',
  sleep: 'the stages of one night',
  'risk-assessment': 'survival, step by step',
  'medications-and-supplements': 'the level of a drug between doses',
  'mental-and-emotional-health': 'a rhythm that gathers and settles',
};

/** The captions as a map, because the slug in a URL can be any string. */
const TOPIC_MARK_CAPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(CAPTIONS));
