import { EPISODE_TYPES } from '@longreturn/contract/episode-types';
import { listSteps } from '@longreturn/contract/list-steps';
import { oneOf, type SearchOf, searchSchema, searchWords, text } from '../../lib/search-schema.ts';

/**
 * What the address of the episode list says (specification §5): the search text, the type, where the list begins and how
 * many steps of it are shown.
 */
export const episodeFilter = searchSchema({
  q: searchWords,
  type: oneOf(EPISODE_TYPES),
  cursor: text,
  steps: listSteps,
});
export type EpisodeFilter = SearchOf<typeof episodeFilter>;
