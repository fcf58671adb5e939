import { lazyRouteComponent } from '@tanstack/react-router';
import type { LoadCause } from '../../../lib/read-list-pages.ts';
import type { ApiContext } from '../../../lib/trpc.ts';
import { type DashboardSearch, openTab } from '../dashboard-search.ts';
import { WORKSPACE_TABS } from '../tab-names.ts';

/** The workspace on /profile. Its code and data load only for editors. */
export const EditorWorkspace = lazyRouteComponent(() => import('./editor-workspace.tsx'), 'EditorWorkspace');

/** Reads what the open tab shows at first when the page is opened. Later, each tab reads its own data. */
export async function readWorkspace(api: ApiContext, search: DashboardSearch, cause: LoadCause): Promise<void> {
  if (cause === 'stay') return;
  const { readTab } = await import('../read-dashboard.ts');
  await readTab(api, search, WORKSPACE_TABS);
}

/** Loads the code before the page renders, because the server and hydration don't wait for lazy components. */
export async function loadWorkspace(search: DashboardSearch): Promise<void> {
  const [{ loadPanel }] = await Promise.all([import('../tab-panels.ts'), EditorWorkspace.preload?.()]);
  await loadPanel(openTab(search, WORKSPACE_TABS));
}
