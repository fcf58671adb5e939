import { pagedOptions } from '../../../lib/read-list-pages.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

const PAGE = 25;

/** Returns the query for the list of articles, in pages of twenty-five. */
export function articlesQuery({ q, state }: Pick<DashboardSearch, 'q' | 'state'>) {
  return { input: { q, state, limit: PAGE }, options: pagedOptions(undefined) };
}
