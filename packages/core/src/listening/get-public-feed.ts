import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { countFeedPages, type FeedView, readFeedItems } from './feed-items.ts';
import { hostsOf, PUBLIC_FEED, presentShow, readShowTexts } from './feed-show.ts';
import type { FeedPages, PodcastFeed } from './podcast-feed.ts';

export type FeedDeps = Pick<Deps, 'db' | 'clock' | 'origin' | 'siteContent'>;

/**
 * Returns a page of the public feed: the free episodes with a public rendition and, if the settings say so, teasers of
 * premium episodes (docs/product.md, Podcast feeds). Throws path.unknown if there is no such page.
 */
export async function getPublicFeed(deps: FeedDeps, page: number): Promise<PodcastFeed> {
  const { origin } = deps;
  const texts = await readShowTexts(deps);
  const view: FeedView = {
    reader: 'anonymous',
    hasTeasers: texts.podcast.hasTeasers,
    filesAt: origin,
    hosts: hostsOf(texts.site, origin),
  };
  const pages = await pagesOf(deps, { view, page, url: origin + PUBLIC_FEED });
  return { show: presentShow(texts, origin), pages, items: await readFeedItems(deps, view, page) };
}

interface PageOf {
  view: FeedView;
  page: number;
  /** The URL of the first page. */
  url: string;
}

/**
 * Returns the URLs that a page of a feed links to: its own, and those of the other pages. Throws path.unknown if there
 * is no such page.
 */
export async function pagesOf(deps: FeedDeps, { view, page, url }: PageOf): Promise<FeedPages> {
  const last = await countFeedPages(deps, view);
  if (page > last) throw new AppError('path.unknown');
  const urlOf = (number: number) => (number === 1 ? url : `${url}?page=${number}`);
  return {
    self: urlOf(page),
    first: urlOf(1),
    last: urlOf(last),
    ...(page > 1 && { previous: urlOf(page - 1) }),
    ...(page < last && { next: urlOf(page + 1) }),
  };
}
