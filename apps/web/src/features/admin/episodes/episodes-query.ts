import { steppedOptions } from '../../../lib/read-steps.ts';

const PAGE = 25;

/** Returns the query for the list of episodes, in pages of twenty-five. */
export function episodesQuery() {
  return { input: { limit: PAGE }, options: steppedOptions(undefined) };
}
