import { lazyRouteComponent } from '@tanstack/react-router';
import type { TabName } from './tab-names.ts';

/** The content of each tab. It loads with the tab. */
export const TAB_PANELS: Record<TabName, ReturnType<typeof lazyRouteComponent>> = {
  overview: lazyRouteComponent(() => import('./overview/overview-tab.tsx'), 'OverviewTab'),
  users: lazyRouteComponent(() => import('./users/users-tab.tsx'), 'UsersTab'),
  episodes: lazyRouteComponent(() => import('./episodes/episodes-tab.tsx'), 'EpisodesTab'),
};

/** Loads a tab's content before it renders, as the server and hydration don't wait for lazy parts. */
export async function loadPanel(tab: TabName = 'overview'): Promise<void> {
  await TAB_PANELS[tab].preload?.();
}
