import { LIMITS } from '@longreturn/contract/limits';
import { hashKey } from '@tanstack/react-query';
import type { ApiContext, Trpc } from '../../lib/trpc.ts';
import type { EpisodeFilter } from './episode-filter.ts';
import { isWholeList } from './is-whole-list.ts';

/** The list in steps of twelve, from the filter's cursor on; the lead of the whole list comes on top, so that rows are full. */
export function episodesQuery(trpc: Trpc, { cursor, ...filter }: EpisodeFilter) {
  const limit = isWholeList({ ...filter, ...(cursor && { cursor }) }) ? LIMITS.step + 1 : LIMITS.step;
  return trpc.content.episodes.list.infiniteQueryOptions(
    { ...filter, limit },
    {
      initialCursor: cursor ?? null,
      getNextPageParam: (page) => page.nextCursor,
      // tRPC's key leaves the cursor out, but two beginnings are two lists.
      queryKeyHashFn: (key) => hashKey([key, cursor ?? null]),
    },
  );
}

/** Reads the first step of the list, unless it is at hand; rejects when the API does. */
export async function readEpisodes({ queryClient, trpc }: ApiContext, filter: EpisodeFilter): Promise<void> {
  await queryClient.infiniteQuery(episodesQuery(trpc, filter));
}
