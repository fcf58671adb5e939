import { nextTask } from './lib/next-task.ts';
import { loadFiles } from './start/load-files.ts';
import { loadWithRetry } from './start/load-with-retry.ts';
import { reopenIfLeft } from './start/reopen-if-left.ts';

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
