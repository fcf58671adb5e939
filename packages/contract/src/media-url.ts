import type { MediaItemType } from './media-item-types.ts';
import { extractVideoId } from './video-id.ts';

/** The sites that a type of media item links to, with their subdomains. */
const SITES: Record<Exclude<MediaItemType, 'youtube'>, string> = {
  spotify: 'spotify.com',
  apple: 'podcasts.apple.com',
};

/** Whether a media item of this type can have the URL: YouTube's holds a video id, the others lead to their own site. */
export function isMediaUrl(type: MediaItemType, url: string): boolean {
  if (type === 'youtube') return extractVideoId(url) !== undefined;
  if (!URL.canParse(url)) return false;
  return `.${new URL(url).hostname}`.endsWith(`.${SITES[type]}`);
}
