import { nextTask } from './lib/next-task.ts';
import { loadWithRetry } from './start/load-with-retry.ts';

declare global {
  interface Window {
    /** Path and query of the page in the HTML, written by an inline script (early-press.tsx). */
    openedAt: string;
  }
}

// The page is painted first. Then its files load, and React, the other libraries and the app start one after another.
// On a slow device, each step leaves time to handle the reader's input.
await nextTask();
loadFiles();
const { hydratePage } = await loadWithRetry(() => import('./start/hydrate-page.ts'));
await nextTask();
const { apiLink } = await loadWithRetry(() => import('./start/api-link.ts'));
await nextTask();
const { createApp } = await loadWithRetry(() => import('./start/create-app.tsx'));
await nextTask();
await reopenIfLeft();
const app = createApp(apiLink());
await nextTask();
hydratePage(app);

/** Starts loading the files listed in the page's data blocks, each once. */
function loadFiles(): void {
  const blocks = [...document.querySelectorAll('script[data-files]')];
  const files = new Set(blocks.flatMap(({ textContent }) => JSON.parse(textContent ?? '[]') as string[])); // route-manifest.ts
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Reloads when the URL no longer matches the page in the HTML, as Back and Forward can change it while the scripts
 * load. Then it never resolves, as the app could not hydrate that HTML.
 */
function reopenIfLeft(): Promise<void> {
  const { pathname, search } = location;
  if (window.openedAt === pathname + search) return Promise.resolve();
  location.reload();
  return new Promise(() => {});
}
