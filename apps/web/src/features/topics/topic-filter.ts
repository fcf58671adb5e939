import { searchText } from '../../lib/list-query.ts';

/** What topics can be ordered by; without it they stand in the site's own order. */
export const TOPIC_SORTS = ['episodes', 'articles', 'title'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

/** From how many items of a kind on a topic has many of them. */
export const MANY = { episodes: 20, articles: 10 } as const;
export type ManyOf = keyof typeof MANY;

/** What the address says of the topic archive: words, an order, and of what a topic must have many. */
export interface TopicFilter {
  q?: string;
  sort?: TopicSort;
  many?: ManyOf;
}

/** Takes an address's query and returns the filter it stands for; what has no meaning is left out. */
export function topicFilter(given: Partial<Record<keyof TopicFilter, unknown>>): TopicFilter {
  const q = searchText(given.q);
  const sort = TOPIC_SORTS.find((known) => known === given.sort);
  const many = (['episodes', 'articles'] as const).find((known) => known === given.many);
  return { ...(q && { q }), ...(sort && { sort }), ...(many && { many }) };
}
