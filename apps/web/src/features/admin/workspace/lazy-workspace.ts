import { lazyCode } from '../../../lib/lazy-code.ts';
import type { LoadCause } from '../../../lib/read-list-pages.ts';
import type { ApiContext } from '../../../lib/trpc.ts';
import { type DashboardSearch, openTab } from '../dashboard-search.ts';
import { WORKSPACE_TABS } from '../tab-names.ts';

/** The workspace on /profile. Its code and data load only for editors. */
export const WORKSPACE = lazyCode(async () => (await import('./editor-workspace.tsx')).EditorWorkspace);

/** Reads the open tab's data when the page is opened. While the page is open, each tab reads its own data. */
export async function readWorkspace(api: ApiContext, search: DashboardSearch, cause: LoadCause): Promise<void> {
  if (cause === 'stay') return;
  const read = async () => (await import('../read-dashboard.ts')).readTab(api, search, WORKSPACE_TABS);
  await read().catch(() => undefined); // the tab then reads its data itself
}

/** Loads the code before the page renders, because the server and hydration don't wait for lazy components. */
export async function loadWorkspace(search: DashboardSearch): Promise<void> {
  const loadTab = async () => (await import('../tab-panels.ts')).loadPanel(openTab(search, WORKSPACE_TABS));
  await Promise.all([WORKSPACE.preload(), loadTab().catch(() => undefined)]); // the page shows the failure
}
