interface Steps {
  pages: { nextCursor: string | null }[];
}

/** How to read: that many steps, and anew what is in the cache with `staleTime: 0`. */
type How = { pages: number; staleTime?: 0 };

/** Reads the first `steps` steps of a list, or as many as there are. Steps in the cache are not read again unless some are missing. */
export async function readSteps(read: (how: How) => Promise<Steps>, steps = 1): Promise<void> {
  const { pages } = await read({ pages: steps });
  if (pages.length < steps && pages.at(-1)?.nextCursor) await read({ pages: steps, staleTime: 0 });
}
