import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause, pagedOptions, readListPages } from '../../lib/read-list-pages.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { type EpisodeFilter, isUnfiltered } from './episode-filter.ts';

/**
 * Returns the query for the episode list, in pages of twelve, starting at the filter's cursor. The unfiltered list has
 * pages of thirteen, because its first episode has a large card above the rows.
 */
export function episodesQuery({ cursor, steps: _, ...filter }: EpisodeFilter) {
  const limit = isUnfiltered({ ...filter, ...(cursor && { cursor }) }) ? LIMITS.step + 1 : LIMITS.step;
  return { input: { ...filter, limit }, options: pagedOptions(cursor) };
}

/**
 * Reads the pages of the episode list for a loader (see `awaitList`). If the filter selects AMA episodes, also reads
 * the members' questions.
 */
export async function readEpisodes(
  { utils }: Pick<ApiContext, 'utils'>,
  filter: EpisodeFilter,
  cause: LoadCause,
): Promise<void> {
  const { list } = utils.content.episodes;
  const { input, options } = episodesQuery(filter);
  const reading = filter.ama ? utils.content.ama.summary.prefetch() : undefined;
  await awaitList(
    readListPages((how) => list.fetchInfinite(input, { ...options, ...how }), filter.steps),
    cause,
  );
  if (cause !== 'stay') await reading;
}
