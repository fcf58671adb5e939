/** The ten episode types. */
export const EPISODE_TYPES = [
  'Case Study Episodes',
  'Expert Perspectives',
  'Founder Spotlight',
  'Investor Lens',
  'Investment Strategy Sessions',
  'News & Market Updates',
  'Roundtable Conversations',
  'Science Deep Dive',
  'Tech & Trends Analysis',
  'Visionary Futures',
] as const;

export type EpisodeType = (typeof EPISODE_TYPES)[number];

/** The types of media items. */
export const MEDIA_ITEM_TYPES = ['youtube', 'spotify', 'apple'] as const;

export type MediaItemType = (typeof MEDIA_ITEM_TYPES)[number];

/** The name of each type as pages show it. */
export const MEDIA_ITEM_LABELS: Record<MediaItemType, string> = {
  youtube: 'YouTube Video',
  spotify: 'Spotify Podcast',
  apple: 'Apple Podcast',
};
