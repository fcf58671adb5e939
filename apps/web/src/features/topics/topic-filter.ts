import { oneOf, type SearchOf, searchSchema, searchWords } from '../../lib/search-schema.ts';

/** How topics can be sorted. The default is the site's own order. */
export const TOPIC_SORTS = ['episodes', 'articles', 'title'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

/** The minimum number of items for a topic to count as having many. */
export const MANY = { episodes: 20, articles: 10 } as const;
export type ManyOf = keyof typeof MANY;

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
