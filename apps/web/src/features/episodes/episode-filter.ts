import { EPISODE_TYPES, type EpisodeType } from '@longreturn/contract/episode-types';
import { listSteps } from '@longreturn/contract/list-steps';
import { listCursor, searchText } from '../../lib/list-query.ts';

/** What the address of the episode list says: the search text, the type, where the list begins and how many steps of it are shown. */
export interface EpisodeFilter {
  q?: string;
  type?: EpisodeType;
  cursor?: string;
  steps?: number;
}

/** Takes an address's query and returns the filter it stands for; what has no meaning is left out (specification §5). */
export function episodeFilter(search: Record<string, unknown>): EpisodeFilter {
  const q = searchText(search.q);
  const type = EPISODE_TYPES.find((known) => known === search.type);
  const cursor = listCursor(search.cursor);
  const steps = listSteps(search.steps);
  return { ...(q && { q }), ...(type && { type }), ...(cursor && { cursor }), ...(steps && { steps }) };
}
