import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { listSteps } from '@longreturn/contract/query-parameters';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * The search parameters of the episode list: the search text, the type, whether only AMA episodes are shown, the cursor
 * after which the list starts, and how many pages are shown.
 */
export const episodeFilter = searchSchema({
  q: searchWords,
  type: oneOf(EPISODE_TYPES),
  ama: oneOf(['1']),
  cursor: text,
  steps: listSteps,
});
export type EpisodeFilter = SearchOf<typeof episodeFilter>;

/** Returns whether the list is unfiltered and starts with the newest episode. Its first card is then large. */
export function isUnfiltered({ q, type, ama, cursor }: EpisodeFilter): boolean {
  return !q && !type && !ama && !cursor;
}
