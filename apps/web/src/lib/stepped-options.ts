import { hashKey, type QueryKey } from '@tanstack/react-query';

/** How a list is read step by step, from a cursor on or from its beginning. */
export function steppedOptions(cursor: string | undefined) {
  const initialCursor = cursor ?? null;
  return {
    initialCursor,
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
    // tRPC's key leaves the cursor out, but two beginnings are two lists.
    queryKeyHashFn: (key: QueryKey) => hashKey([key, initialCursor]),
    // The loader has tried: its page shows the failure and offers another try.
    retryOnMount: false,
  };
}
