import { listSteps } from '@longreturn/contract/query-parameters';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * The search parameters of an article list: the search text, which of the two kinds is hidden, the cursor of the first
 * item, and how many steps are shown.
 */
export const articleFilter = searchSchema({
  q: searchWords,
  premium: oneOf(['0']),
  free: oneOf(['0']),
  cursor: text,
  steps: listSteps,
});
export type ArticleFilter = SearchOf<typeof articleFilter>;

/** Which articles the two checkboxes select. */
export function articleAccess({ premium, free }: ArticleFilter): 'all' | 'premium' | 'free' | 'none' {
  if (premium && free) return 'none';
  if (premium) return 'free';
  return free ? 'premium' : 'all';
}

/** Whether a search or checkbox hides articles, so that an empty list can offer to clear it. */
export function isFiltered({ q, premium, free }: ArticleFilter): boolean {
  return Boolean(q || premium || free);
}

/** The two pages with the article list: the footer's 'Premium Articles' and the header's 'Articles'. */
export type ArticlesPath = '/articles' | '/newsletter';
