import { searchText } from '../../lib/list-query.ts';

/** What topics can be ordered by; without it they stand in the site's own order. */
export const TOPIC_SORTS = ['episodes', 'articles', 'title'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

/** What the address says of the topic archive. */
export interface TopicFilter {
  q?: string;
  sort?: TopicSort;
}

/** Takes an address's query and returns the filter it stands for; what has no meaning is left out. */
export function topicFilter(given: { q?: unknown; sort?: unknown }): TopicFilter {
  const q = searchText(given.q);
  const sort = TOPIC_SORTS.find((known) => known === given.sort);
  return { ...(q && { q }), ...(sort && { sort }) };
}
