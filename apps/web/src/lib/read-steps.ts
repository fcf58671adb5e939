import { hashKey, type QueryKey } from '@tanstack/react-query';

interface Steps {
  pages: { nextCursor: string | null }[];
}

/** How many steps to read. `staleTime: 0` reads cached steps again. */
type How = { pages: number; staleTime?: 0 };

/**
 * Reads the first `steps` steps of a list, or as many as there are. Cached steps are read again only if some are
 * missing.
 */
export async function readSteps(read: (how: How) => Promise<Steps>, steps = 1): Promise<void> {
  const { pages } = await read({ pages: steps });
  if (pages.length < steps && pages.at(-1)?.nextCursor) await read({ pages: steps, staleTime: 0 });
}

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

const PATIENCE_MS = 300;

/** Why the router runs a loader. */
export type LoadCause = 'enter' | 'stay' | 'preload';

/**
 * How long a loader waits for a list. On the server it waits until the list is read, and a failure fails the page. In
 * the browser it waits only a moment, and not at all while the page stays open: the page shows the loading state and
 * the failure.
 */
export async function awaitList(reading: Promise<unknown>, cause: LoadCause): Promise<void> {
  if (import.meta.env.SSR) {
    await reading;
    return;
  }
  const ended = reading.catch(() => undefined);
  if (cause === 'stay') return;
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
