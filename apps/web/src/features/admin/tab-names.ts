/** The dashboard's tabs, in their order, with their titles. */
export const TAB_TITLES = {
  overview: 'Overview',
  users: 'Users',
  episodes: 'Episodes',
  articles: 'Articles',
  media: 'Media',
  newsletter: 'Newsletter',
  settings: 'Settings',
} as const;

export type TabName = keyof typeof TAB_TITLES;
export const TAB_NAMES = Object.keys(TAB_TITLES) as TabName[]; // the keys of the object above
