import { Suspense } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { NEWEST } from '../../lib/newest.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { SEARCH_DIALOG } from '../search/search-control.tsx';
import styles from './page-not-found.module.css';

const CONTENT = lazyCode(async () => (await import('./not-found-content.tsx')).NotFoundContent);

/** Loads the code of the 404 page. Resolves to true once it is loaded, or to false if it can't be loaded. */
export const loadNotFound = CONTENT.preload;

/** The 404 page, for unknown URLs, unknown slugs and unpublished items. Its code loads when the page is shown. */
export function PageNotFound() {
  return (
    <>
      <title>Page Not Found</title>
      <div className={styles.page}>
        <Suspense fallback={null}>
          <CONTENT.Part dialog={SEARCH_DIALOG} />
        </Suspense>
      </div>
    </>
  );
}

/**
 * Loads the code of the 404 page, and the newest episode, which the page shows. The 404 page has no route whose loader
 * could do this, so the server calls this function before it renders the page. If the newest episode can't be read, the
 * page renders without it.
 */
export async function readNotFound({ utils }: Pick<ApiContext, 'utils'>): Promise<void> {
  await Promise.all([loadNotFound(), utils.content.episodes.list.prefetch(NEWEST)]);
}
