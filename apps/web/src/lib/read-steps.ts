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
