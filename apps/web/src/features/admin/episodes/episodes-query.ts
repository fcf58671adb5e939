import { pagedOptions } from '../../../lib/read-list-pages.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

const PAGE = 25;

/** Returns the query for the list of episodes, in pages of twenty-five. */
export function episodesQuery({ q, state }: Pick<DashboardSearch, 'q' | 'state'>) {
  return { input: { limit: PAGE, q, state }, options: pagedOptions(undefined) };
}
