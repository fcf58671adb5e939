import { hashKey, type QueryKey } from '@tanstack/react-query';

interface ListPages {
  pages: { nextCursor: string | null }[];
}

/** How many pages to read. `staleTime: 0` reads cached pages again. */
type ReadOptions = { pages: number; staleTime?: 0 };

/**
 * Reads the first `count` pages of a list, or all if it has fewer. If the cache has only some of these pages, reads all
 * of them again.
 */
export async function readListPages(read: (how: ReadOptions) => Promise<ListPages>, count = 1): Promise<void> {
  const { pages } = await read({ pages: count });
  if (pages.length < count && pages.at(-1)?.nextCursor) await read({ pages: count, staleTime: 0 });
}

/** Returns the query options of a list that is read page by page, from a cursor or from its beginning. */
export function pagedOptions(cursor: string | undefined) {
  return {
    ...(cursor !== undefined && { initialCursor: cursor }),
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
    // tRPC's key doesn't contain the cursor, but lists that start at different items must not share a cache entry.
    queryKeyHashFn: (key: QueryKey) => hashKey([key, cursor ?? null]),
    // After the loader has failed, the page shows the failure and a button to try again.
    retryOnMount: false,
  };
}

const PATIENCE_MS = 300;

/** Why the router runs a loader. */
export type LoadCause = 'enter' | 'stay' | 'preload';

/**
 * Waits for a list in a loader. On the server, waits until the list is read, and rejects if that fails. In the browser,
 * waits at most 300 ms, or not at all if the reader stays on the page. A failure in the browser doesn't reject, because
 * the page shows the loading state and the failure. The only exception is a preload, which rejects if the browser is
 * offline (start/stay-while-offline.ts).
 */
export async function awaitList(reading: Promise<unknown>, cause: LoadCause): Promise<void> {
  if (import.meta.env.SSR) {
    await reading;
    return;
  }
  const ended = reading.catch((error: unknown) => {
    if (cause === 'preload' && !navigator.onLine) throw error;
  });
  if (cause === 'stay') return;
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
