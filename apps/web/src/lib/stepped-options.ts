import { hashKey, type QueryKey } from '@tanstack/react-query';

/** How a list is read step by step, from a cursor on or from its beginning. */
export function steppedOptions(cursor: string | undefined) {
  return {
    ...(cursor !== undefined && { initialCursor: cursor }),
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
    // tRPC's key leaves the cursor out, but two beginnings are two lists.
    queryKeyHashFn: (key: QueryKey) => hashKey([key, cursor ?? null]),
    // The loader has tried: its page shows the failure and offers another try.
    retryOnMount: false,
  };
}
