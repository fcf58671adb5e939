import type { MediaItemType } from './content-types.ts';

/** The domain of each type of media item. Subdomains are also allowed. */
const DOMAINS: Record<Exclude<MediaItemType, 'youtube'>, string> = {
  spotify: 'spotify.com',
  apple: 'podcasts.apple.com',
};

/**
 * Returns whether a media item of this type can have the URL. A YouTube URL must contain a video ID, and a Spotify or
 * Apple URL must be on the domain of its type.
 */
export function isMediaUrl(type: MediaItemType, url: string): boolean {
  if (type === 'youtube') return extractVideoId(url) !== undefined;
  if (!URL.canParse(url)) return false;
  return `.${new URL(url).hostname}`.endsWith(`.${DOMAINS[type]}`);
}

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const IN_URL =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|v\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/;

/**
 * Returns the 11-character ID of a YouTube video. `value` is the ID itself, or a watch, short, embed or /v/ URL that
 * contains it. Returns undefined if there is no ID (docs/product.md, Episodes and media items).
 */
export function extractVideoId(value: string | null): string | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  return VIDEO_ID.test(text) ? text : IN_URL.exec(text)?.[1];
}

const SPOTIFY_PAGE =
  /^https:\/\/open\.spotify\.com\/(?:intl-[a-z]+\/)?(?:embed\/)?(episode|show|track|album|playlist)\/([A-Za-z0-9]+)/;

/** Returns the embed URL of a Spotify page, or undefined for any other URL. */
export function spotifyEmbedUrl(url: string): string | undefined {
  const [, kind, id] = SPOTIFY_PAGE.exec(url) ?? [];
  return kind && id ? `https://open.spotify.com/embed/${kind}/${id}` : undefined;
}

const APPLE_PAGE = /^https:\/\/(?:embed\.)?podcasts\.apple\.com\/([a-z]{2})\/podcast\/([^?#]+)(\?i=\d+)?/;

/** Returns the embed URL of an Apple Podcasts page, or undefined for any other URL. */
export function appleEmbedUrl(url: string): string | undefined {
  const [, country, path, episode = ''] = APPLE_PAGE.exec(url) ?? [];
  return country && path ? `https://embed.podcasts.apple.com/${country}/podcast/${path}${episode}` : undefined;
}
