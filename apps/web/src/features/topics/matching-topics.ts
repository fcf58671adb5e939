import type { Topic } from '@longreturn/contract/content';
import { MANY, type TopicFilter, type TopicSort } from './topic-filter.ts';

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
