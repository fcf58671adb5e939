import type { MediaItem } from '@longreturn/contract/content';
import { appleEmbedUrl, extractVideoId, spotifyEmbedUrl } from '@longreturn/contract/media-url';

export interface MediaEmbed {
  /** The player's URL. It starts playing at once, as the reader has already clicked. */
  src: string;
  /** The item's page on the other site. */
  page: string;
  site: 'YouTube' | 'Spotify' | 'Apple Podcasts';
  /** In pixels. Undefined means 16:9. */
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

/** The player of a single episode is one row high; that of a show lists its episodes. */
function apple(url: string): MediaEmbed | undefined {
  const src = appleEmbedUrl(url);
  return src ? { src, page: url, site: 'Apple Podcasts', height: src.includes('?i=') ? 175 : 450 } : undefined;
}
