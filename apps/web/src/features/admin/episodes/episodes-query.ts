import { pagedOptions } from '../../../lib/read-list-pages.ts';

const PAGE = 25;

/** Returns the query for the list of episodes, in pages of twenty-five. */
export function episodesQuery() {
  return { input: { limit: PAGE }, options: pagedOptions(undefined) };
}
