import { hashKey, type QueryKey } from '@tanstack/react-query';

/** Returns the query options of a list read in steps, from a cursor or from its beginning. */
export function steppedOptions(cursor: string | undefined) {
  return {
    ...(cursor !== undefined && { initialCursor: cursor }),
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
    // tRPC's key leaves the cursor out, but lists with different starts are different lists.
    queryKeyHashFn: (key: QueryKey) => hashKey([key, cursor ?? null]),
    // The loader has already tried. The page shows the failure and offers to try again.
    retryOnMount: false,
  };
}
