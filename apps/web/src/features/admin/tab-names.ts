/** The dashboard's tabs, in their order, with their titles. */
export const TAB_TITLES = {
  overview: 'Overview',
  users: 'Users',
  episodes: 'Episodes',
  articles: 'Articles',
  media: 'Media',
  questions: 'Questions',
  newsletter: 'Newsletter',
  membership: 'Membership',
  settings: 'Settings',
} as const;

export type TabName = keyof typeof TAB_TITLES;
/** The tabs of a page. The first one is open by default. */
export type TabNames = readonly [TabName, ...TabName[]];
export const TAB_NAMES = Object.keys(TAB_TITLES) as [TabName, ...TabName[]]; // the keys of the object above
/** The tabs of the editor workspace. */
export const WORKSPACE_TABS = ['episodes', 'articles', 'media', 'questions'] as const satisfies TabNames;
