import { listSteps } from '@longreturn/contract/query-parameters';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * The search parameters of an article list: the search text, which kinds are hidden (premium, free), the cursor after
 * which the list starts, and how many pages are shown.
 */
export const articleFilter = searchSchema({
  q: searchWords,
  premium: oneOf(['0']),
  free: oneOf(['0']),
  cursor: text,
  steps: listSteps,
});
export type ArticleFilter = SearchOf<typeof articleFilter>;

/** Returns which articles the two checkboxes select. */
export function articleAccess({ premium, free }: ArticleFilter): 'all' | 'premium' | 'free' | 'none' {
  if (premium && free) return 'none';
  if (premium) return 'free';
  return free ? 'premium' : 'all';
}

/**
 * Returns whether a search or a checkbox hides articles. If so, an empty list has a button that clears the search and
 * the checkboxes.
 */
export function isFiltered({ q, premium, free }: ArticleFilter): boolean {
  return Boolean(q || premium || free);
}

/** Returns whether the list is unfiltered and starts with the newest article. Its first article is then the lead. */
export function hasLead(filter: ArticleFilter): boolean {
  return !isFiltered(filter) && !filter.cursor;
}

/**
 * The paths of the two pages with the article list. The footer links to /articles as 'Premium Articles'. The header
 * links to /newsletter as 'Articles'.
 */
export type ArticlesPath = '/articles' | '/newsletter';
