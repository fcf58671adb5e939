import type { Topic } from '@longreturn/contract/content';
import type { TopicFilter, TopicSort } from './topic-filter.ts';

const ORDERS: Record<TopicSort, (a: Topic, b: Topic) => number> = {
  episodes: (a, b) => b.episodeCount - a.episodeCount,
  articles: (a, b) => b.articleCount - a.articleCount,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** The topics whose title or description has the words, whatever their case, in the chosen order. */
export function matchingTopics(topics: readonly Topic[], { q = '', sort }: TopicFilter): Topic[] {
  const words = q.toLowerCase();
  const found = topics.filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(words));
  return sort ? found.toSorted(ORDERS[sort]) : found;
}
