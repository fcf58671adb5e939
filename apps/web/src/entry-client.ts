import { nextTask } from './lib/next-task.ts';
import { insist } from './start/insist.ts';
import { loadFiles } from './start/load-files.ts';
import { reopenIfLeft } from './start/reopen-if-left.ts';

// The page is painted first. Then its files are loaded, and React, the other libraries and the app are begun one after
// the other: on a slow machine each step leaves room for what the reader does in between.
await nextTask();
loadFiles();
const { hydratePage } = await insist(() => import('./start/hydrate-page.ts'));
await nextTask();
const { apiLink } = await insist(() => import('./start/api-link.ts'));
await nextTask();
const { createApp } = await insist(() => import('./start/create-app.tsx'));
await nextTask();
await reopenIfLeft();
const app = createApp(apiLink());
await nextTask();
hydratePage(app);
