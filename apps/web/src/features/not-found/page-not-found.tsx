import { Suspense } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { SEARCH_DIALOG } from '../search/search-control.tsx';

/** The query input for the newest episode. */
const NEWEST = { limit: 1 };

const CONTENT = lazyCode(async () => (await import('./not-found-content.tsx')).NotFoundContent);

/** The 404 page, for unknown URLs, unknown slugs and unpublished items. Its code loads when the page is shown. */
export function PageNotFound() {
  return (
    <>
      <title>Page Not Found</title>
      <Suspense fallback={null}>
        <CONTENT.Part newest={NEWEST} dialog={SEARCH_DIALOG} />
      </Suspense>
    </>
  );
}

/**
 * Reads what the 404 page shows. The server calls this before it renders the page, because no route's loader does. If
 * the newest episode can't be read, the page renders without it.
 */
export async function readNotFound({ utils }: Pick<ApiContext, 'utils'>): Promise<void> {
  await Promise.all([CONTENT.preload(), utils.content.episodes.list.prefetch(NEWEST)]);
}
