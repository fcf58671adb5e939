import { nextTask } from './lib/next-task.ts';
import { loadWithRetry } from './start/load-with-retry.ts';

declare global {
  interface Window {
    /** The path and query of the page in the HTML, set by an inline script (early-click.tsx). */
    openedAt: string;
  }
}

/** After files have run for this many milliseconds, the remaining files wait for the next task. */
const TASK_MS = 5;

// The page is painted first. Then its files load, and React, the other libraries and the app start one after another.
// Between these steps, even a slow device has time to handle the reader's input.
await nextTask();
const files = loadFiles();
const { hydratePage } = await loadWithRetry(() => import('./start/hydrate-page.ts'));
await nextTask();
const { apiLink } = await loadWithRetry(() => import('./start/api-link.ts'));
await nextTask();
const { createApp } = await loadWithRetry(() => import('./start/create-app.tsx'));
await nextTask();
await runFiles(files);
await reloadIfUrlChanged();
const app = createApp(apiLink());
await nextTask();
hydratePage(app);

/** Starts loading the files listed in the page's data blocks, each once, and returns their URLs. */
function loadFiles(): ReadonlySet<string> {
  const blocks = [...document.querySelectorAll('script[data-files]')];
  const files = new Set(blocks.flatMap(({ textContent }) => JSON.parse(textContent ?? '[]') as string[])); // route-manifest.ts
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return files;
}

/**
 * Runs the page's files one after the other. In the list, each file comes after the files that it imports. Without this
 * function, the router would run all files in one long task. If a file fails to load here, the router loads it again.
 */
async function runFiles(files: ReadonlySet<string>): Promise<void> {
  let begun = performance.now();
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    if (performance.now() - begun < TASK_MS) continue;
    await nextTask();
    begun = performance.now();
  }
}

/**
 * Reloads the page if the URL no longer matches the HTML: Back and Forward can change the URL while the scripts load.
 * In that case the promise never resolves, because the app couldn't hydrate this HTML.
 */
function reloadIfUrlChanged(): Promise<void> {
  const { pathname, search } = location;
  if (window.openedAt === pathname + search) return Promise.resolve();
  location.reload();
  return new Promise(() => {});
}
