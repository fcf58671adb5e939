import { appleEmbedUrl } from '@longreturn/contract/apple-embed';
import type { MediaItem } from '@longreturn/contract/content';
import { spotifyEmbedUrl } from '@longreturn/contract/spotify-embed';
import { extractVideoId } from '@longreturn/contract/video-id';

export interface MediaEmbed {
  /** The player's address. It starts at once: a click asked for it. */
  src: string;
  /** The item's page there. */
  page: string;
  site: 'YouTube' | 'Spotify' | 'Apple Podcasts';
  /** In px (specification §5, Spotify media); undefined is 16:9. */
  height?: number;
}

/** The player of a media item, or undefined when its address holds no id (specification §5, Video id extraction). */
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

/** A single episode's player is one row high, a show's lists its episodes. */
function apple(url: string): MediaEmbed | undefined {
  const src = appleEmbedUrl(url);
  return src ? { src, page: url, site: 'Apple Podcasts', height: src.includes('?i=') ? 175 : 450 } : undefined;
}
