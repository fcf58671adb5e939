import type { Topic } from '@longreturn/contract/content';
import { oneOf, type SearchOf, searchSchema, searchWords } from '../../lib/search-schema.ts';

/** How topics can be sorted. The default is the site's own order. */
const TOPIC_SORTS = ['episodes', 'articles', 'title'] as const;
type TopicSort = (typeof TOPIC_SORTS)[number];

/** The minimum number of items for a topic to count as having many. */
export const MANY = { episodes: 20, articles: 10 } as const;
type ManyOf = keyof typeof MANY;

/**
 * The search parameters of the topic archive: the search text, a sort order, and the kind that topics must have many
 * of.
 */
export const topicFilter = searchSchema({
  q: searchWords,
  sort: oneOf(TOPIC_SORTS),
  many: oneOf(Object.keys(MANY) as ManyOf[]), // the keys of the object above
});
export type TopicFilter = SearchOf<typeof topicFilter>;

const ORDERS: Record<TopicSort, (a: Topic, b: Topic) => number> = {
  episodes: (a, b) => b.episodeCount - a.episodeCount,
  articles: (a, b) => b.articleCount - a.articleCount,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/**
 * Returns the topics that have many of the selected kind and whose title or description contains the words, ignoring
 * case, in the selected order.
 */
export function matchingTopics(topics: readonly Topic[], { q = '', sort, many }: TopicFilter): Topic[] {
  const words = q.toLowerCase();
  const found = topics.filter(
    ({ title, description, episodeCount, articleCount }) =>
      (many !== 'episodes' || episodeCount >= MANY.episodes) &&
      (many !== 'articles' || articleCount >= MANY.articles) &&
      `${title}\n${description}`.toLowerCase().includes(words),
  );
  return sort ? found.toSorted(ORDERS[sort]) : found;
}
