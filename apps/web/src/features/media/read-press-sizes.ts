import type { ApiContext, Trpc } from '../../lib/trpc.ts';

/** What the downloads weigh, for the hooks of TanStack Query. */
export function pressSizesQuery(trpc: Trpc) {
  return trpc.content.pressKit.queryOptions();
}

/** Brings them before the page is rendered; while they can't be had the page does without, and asks again in the browser. */
export async function readPressSizes({ queryClient, trpc }: ApiContext): Promise<void> {
  await queryClient.prefetchQuery(pressSizesQuery(trpc));
}
