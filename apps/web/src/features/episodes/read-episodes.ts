import { LIMITS } from '@longreturn/contract/limits';
import { hashKey } from '@tanstack/react-query';
import type { ApiContext, Trpc } from '../../lib/trpc.ts';
import type { EpisodeFilter } from './episode-filter.ts';

/** The list in steps of twelve, from the filter's cursor on. */
export function episodesQuery(trpc: Trpc, { cursor, ...filter }: EpisodeFilter) {
  return trpc.content.episodes.list.infiniteQueryOptions(
    { ...filter, limit: LIMITS.step },
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
