import { lazyRouteComponent } from '@tanstack/react-router';
import type { TabName } from './tab-names.ts';

/** The content of each tab. Its code loads when the tab is opened. */
export const TAB_PANELS: Record<TabName, ReturnType<typeof lazyRouteComponent>> = {
  overview: lazyRouteComponent(() => import('./overview/overview-tab.tsx'), 'OverviewTab'),
  users: lazyRouteComponent(() => import('./users/users-tab.tsx'), 'UsersTab'),
  episodes: lazyRouteComponent(() => import('./episodes/episodes-tab.tsx'), 'EpisodesTab'),
  articles: lazyRouteComponent(() => import('./articles/articles-tab.tsx'), 'ArticlesTab'),
  media: lazyRouteComponent(() => import('./media/media-tab.tsx'), 'MediaTab'),
  newsletter: lazyRouteComponent(() => import('./newsletter/newsletter-tab.tsx'), 'NewsletterTab'),
  settings: lazyRouteComponent(() => import('./settings/settings-tab.tsx'), 'SettingsTab'),
};

/** Loads a tab's code before the tab renders, because the server and hydration don't wait for lazy components. */
export async function loadPanel(tab: TabName): Promise<void> {
  await TAB_PANELS[tab].preload?.();
}
