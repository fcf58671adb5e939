/** Where an episode's media item plays (specification §3). */
export const MEDIA_ITEM_TYPES = ['youtube', 'spotify', 'apple'] as const;

export type MediaItemType = (typeof MEDIA_ITEM_TYPES)[number];

/** What each type is called on screen (specification §3). */
export const MEDIA_ITEM_LABELS: Record<MediaItemType, string> = {
  youtube: 'YouTube Video',
  spotify: 'Spotify Podcast',
  apple: 'Apple Podcast',
};
