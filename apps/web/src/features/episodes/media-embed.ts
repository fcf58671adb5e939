import type { EpisodePage, MediaItem } from '@longreturn/contract/content';
import { appleEmbedUrl, extractVideoId, spotifyEmbedUrl } from '@longreturn/contract/media-url';

export interface MediaEmbed {
  /** The player's URL. The player starts immediately, because the reader has already clicked. */
  src: string;
  /** The URL of the item's page on `site`. */
  page: string;
  site: 'YouTube' | 'Spotify' | 'Apple Podcasts';
  /** The player's height in pixels. If it is undefined, the player's aspect ratio is 16:9. */
  height?: number;
}

/**
 * Returns the player of a media item, or undefined if its URL contains no ID (docs/product.md, Episodes and media
 * items).
 */
export function mediaEmbed({ type, url }: Pick<MediaItem, 'type' | 'url'>): MediaEmbed | undefined {
  if (type === 'youtube') return youtube(url);
  if (type === 'spotify') return spotify(url);
  return apple(url);
}

function youtube(url: string): MediaEmbed | undefined {
  const id = extractVideoId(url);
  if (!id) return undefined;
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  return { src, page: `https://www.youtube.com/watch?v=${id}`, site: 'YouTube' };
}

function spotify(url: string): MediaEmbed | undefined {
  const src = spotifyEmbedUrl(url);
  return src ? { src, page: url, site: 'Spotify', height: 232 } : undefined;
}

/**
 * Apple's player for a single episode is one row high. The player for a show is taller, because it lists the episodes.
 */
function apple(url: string): MediaEmbed | undefined {
  const src = appleEmbedUrl(url);
  return src ? { src, page: url, site: 'Apple Podcasts', height: src.includes('?i=') ? 175 : 450 } : undefined;
}

/**
 * Returns what a reader can play on an episode's page: the media items that have a player, preceded by the episode's
 * own video unless an item already links to it. Empty for readers without access.
 */
export function playableItems({ id, media, videoEmbedUrl }: EpisodePage): readonly MediaItem[] {
  const items = (media ?? []).filter(mediaEmbed);
  const video = extractVideoId(videoEmbedUrl);
  if (!video || items.some((item) => item.type === 'youtube' && extractVideoId(item.url) === video)) return items;
  const url = `https://www.youtube.com/watch?v=${video}`;
  return [{ id, type: 'youtube', url, title: 'Watch the full episode', description: null, order: -1 }, ...items];
}

/**
 * Returns the item that the play button starts: the first YouTube video or else the first item; undefined without
 * items.
 */
export function itemToPlay(episode: EpisodePage): MediaItem | undefined {
  const items = playableItems(episode);
  return items.find(({ type }) => type === 'youtube') ?? items[0];
}
