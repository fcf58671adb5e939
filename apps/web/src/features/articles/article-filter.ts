import { listSteps } from '@longreturn/contract/list-steps';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * What the address says of an article list: the search text, which of the two kinds is switched off (specification §5),
 * where the list begins, and how many steps of it are shown.
 */
export const articleFilter = searchSchema({
  q: searchWords,
  premium: oneOf(['0']),
  free: oneOf(['0']),
  cursor: text,
  steps: listSteps,
});
export type ArticleFilter = SearchOf<typeof articleFilter>;

/** Which articles the two checkboxes leave. */
export function articleAccess({ premium, free }: ArticleFilter): 'all' | 'premium' | 'free' | 'none' {
  if (premium && free) return 'none';
  if (premium) return 'free';
  return free ? 'premium' : 'all';
}

/** Whether the list is less than everything, so that an empty one can offer the way back. */
export function isFiltered({ q, premium, free }: ArticleFilter): boolean {
  return Boolean(q || premium || free);
}
