import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause } from '../../lib/await-list.ts';
import { readSteps } from '../../lib/read-steps.ts';
import { steppedOptions } from '../../lib/stepped-options.ts';
import type { ApiContext, Trpc } from '../../lib/trpc.ts';
import type { EpisodeFilter } from './episode-filter.ts';
import { isWholeList } from './is-whole-list.ts';

/** The list in steps of twelve, from the filter's cursor on; the lead of the whole list comes on top, so that rows are full. */
export function episodesQuery(trpc: Trpc, { cursor, steps: _, ...filter }: EpisodeFilter) {
  const limit = isWholeList({ ...filter, ...(cursor && { cursor }) }) ? LIMITS.step + 1 : LIMITS.step;
  return trpc.content.episodes.list.infiniteQueryOptions({ ...filter, limit }, steppedOptions(cursor));
}

/** Reads the list's steps for a loader, as `awaitList` says. */
export async function readEpisodes(
  { queryClient, trpc }: ApiContext,
  filter: EpisodeFilter,
  cause: LoadCause,
): Promise<void> {
  await awaitList(
    readSteps((how) => queryClient.infiniteQuery({ ...episodesQuery(trpc, filter), ...how }), filter.steps),
    cause,
  );
}
