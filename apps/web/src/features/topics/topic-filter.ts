import { oneOf, type SearchOf, searchSchema, searchWords } from '../../lib/search-schema.ts';

/** What topics can be ordered by; without it they stand in the site's own order. */
export const TOPIC_SORTS = ['episodes', 'articles', 'title'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

/** From how many items of a kind on a topic has many of them. */
export const MANY = { episodes: 20, articles: 10 } as const;
export type ManyOf = keyof typeof MANY;

/** What the address of the topic archive says: the search text, an order, and of what a topic must have many. */
export const topicFilter = searchSchema({
  q: searchWords,
  sort: oneOf(TOPIC_SORTS),
  many: oneOf(Object.keys(MANY) as ManyOf[]), // the keys of the object above
});
export type TopicFilter = SearchOf<typeof topicFilter>;
