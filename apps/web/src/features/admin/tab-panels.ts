import { type LazyCode, lazyCode } from '../../lib/lazy-code.ts';
import type { TabName } from './tab-names.ts';

/** The content of each tab. Its code loads when the tab is opened. */
export const TAB_PANELS: Record<TabName, LazyCode<object>> = {
  overview: lazyCode(async () => (await import('./overview/overview-tab.tsx')).OverviewTab),
  users: lazyCode(async () => (await import('./users/users-tab.tsx')).UsersTab),
  episodes: lazyCode(async () => (await import('./episodes/episodes-tab.tsx')).EpisodesTab),
  articles: lazyCode(async () => (await import('./articles/articles-tab.tsx')).ArticlesTab),
  media: lazyCode(async () => (await import('./media/media-tab.tsx')).MediaTab),
  questions: lazyCode(async () => (await import('./questions/questions-tab.tsx')).QuestionsTab),
  newsletter: lazyCode(async () => (await import('./newsletter/newsletter-tab.tsx')).NewsletterTab),
  membership: lazyCode(async () => (await import('./membership/membership-tab.tsx')).MembershipTab),
  settings: lazyCode(async () => (await import('./settings/settings-tab.tsx')).SettingsTab),
};

/** Loads a tab's code before the tab renders, because the server and hydration don't wait for lazy components. */
export async function loadPanel(tab: TabName): Promise<void> {
  await TAB_PANELS[tab].preload();
}
