import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause, readSteps, steppedOptions } from '../../lib/read-steps.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { type EpisodeFilter, isWholeList } from './episode-filter.ts';

/**
 * Returns the query for the list in steps of twelve from the filter's cursor. The unfiltered list has one more for its
 * large card, so that the rows are full.
 */
export function episodesQuery({ cursor, steps: _, ...filter }: EpisodeFilter) {
  const limit = isWholeList({ ...filter, ...(cursor && { cursor }) }) ? LIMITS.step + 1 : LIMITS.step;
  return { input: { ...filter, limit }, options: steppedOptions(cursor) };
}

/** Reads the list's steps for a loader, as `awaitList` describes. */
export async function readEpisodes(
  { utils }: Pick<ApiContext, 'utils'>,
  filter: EpisodeFilter,
  cause: LoadCause,
): Promise<void> {
  const { list } = utils.content.episodes;
  const { input, options } = episodesQuery(filter);
  await awaitList(
    readSteps((how) => list.fetchInfinite(input, { ...options, ...how }), filter.steps),
    cause,
  );
}
