import type { Topic } from '@longreturn/contract/content';
import { oneOf, type SearchOf, searchSchema, searchWords } from '../../lib/search-schema.ts';

/** How topics can be sorted. By default they are in the order in which the site lists them. */
const TOPIC_SORTS = ['episodes', 'articles', 'title'] as const;
type TopicSort = (typeof TOPIC_SORTS)[number];

/** The filter `many` shows only topics that have at least this many episodes or articles. */
export const MANY = { episodes: 20, articles: 10 } as const;
type ManyOf = keyof typeof MANY;

/**
 * The search parameters of the topic archive: the search text, the sort order, and whether to show only topics with
 * many episodes or only topics with many articles.
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
 * Returns the matching topics in the selected order. A topic matches if it has many items of the selected kind and its
 * title or description contains the search text, ignoring case.
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
