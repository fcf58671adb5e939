import type { Cover } from '@longreturn/contract/cover';

/** The image that represents a page in previews on other sites and in search results. */
export interface PageImage {
  path: string;
  width: number;
  height: number;
}

/** Formats that all sites can show. */
const COMMON = /\.(?:jpg|png|webp|gif)$/;

/**
 * Returns an item's cover from the media library. Without a cover that all sites can show, returns the generated card.
 */
export function pageImage(cover: Cover | null, card: string): PageImage {
  if (cover?.width && cover.height && COMMON.test(cover.url)) {
    return { path: cover.url, width: cover.width, height: cover.height };
  }
  return cardImage(card);
}

/** Returns a generated card by its path: '/og/site.png'. */
export const cardImage = (path: string): PageImage => ({ path, width: 1200, height: 630 });
