/** The platforms of media items. */
export const MEDIA_ITEM_TYPES = ['youtube', 'spotify', 'apple'] as const;

export type MediaItemType = (typeof MEDIA_ITEM_TYPES)[number];

/** The name of each type on screen. */
export const MEDIA_ITEM_LABELS: Record<MediaItemType, string> = {
  youtube: 'YouTube Video',
  spotify: 'Spotify Podcast',
  apple: 'Apple Podcast',
};
