import { CLOSING_WAV } from '@longreturn/site/press/tones';
import { canReadPremium } from '../content/reader-kind.ts';
import { type FeedView, readFeedItems } from './feed-items.ts';
import { hostsOf, presentShow, readShowTexts } from './feed-show.ts';
import type { OpenedFeed } from './find-private-feed.ts';
import { type FeedDeps, pagesOf } from './get-public-feed.ts';
import type { FeedItem, FeedShow, PodcastFeed } from './podcast-feed.ts';

/** What a private feed contains: all episodes, all episodes and a payment notice, or only a renewal notice. */
export type FeedContents = 'whole' | 'payment-problem' | 'lapsed';

/** Returns what the private feed contains for its owner at this moment (docs/product.md, Podcast feeds). */
export function contentsOf({ reader, user }: Pick<OpenedFeed, 'reader' | 'user'>): FeedContents {
  if (!canReadPremium(reader)) return 'lapsed';
  return reader === 'member' && user.subscriptionStatus === 'past_due' ? 'payment-problem' : 'whole';
}

/** The values that are specific to one private feed. */
export interface FeedIdentity {
  guid: string;
  /** The end of the title, such as ' for Ada Lovelace'. */
  forOwner: string;
  /** The start of the URLs of the feed and its files. */
  startsAt: string;
}

/**
 * Returns a page of a private feed: all published episodes with audio, in the ad-free rendition if there is one. If the
 * membership has lapsed, the feed has only a notice. Throws path.unknown if there is no such page.
 */
export async function getPrivateFeed(
  deps: FeedDeps,
  contents: FeedContents,
  { guid, forOwner, startsAt, page }: FeedIdentity & { page: number },
): Promise<PodcastFeed> {
  const { origin } = deps;
  const texts = await readShowTexts(deps);
  const view: FeedView = {
    reader: 'member',
    hasTeasers: false,
    filesAt: startsAt,
    hosts: hostsOf(texts.site, origin),
  };
  const shown = presentShow(texts, origin);
  const title = `${shown.title} – private feed${forOwner}`;
  const show: FeedShow = { ...shown, guid, title, hubUrl: '', verification: '', isPrivate: true };
  const url = `${startsAt}/feed.xml`;
  if (contents === 'lapsed') {
    const [newest] = await readFeedItems(deps, view, 1);
    return { show, pages: { self: url, first: url, last: url }, items: [noticeOf(contents, { newest, guid, deps })] };
  }
  const pages = await pagesOf(deps, { view, page, url });
  const items = await readFeedItems(deps, view, page);
  if (contents === 'whole' || page > 1) return { show, pages, items };
  return { show, pages, items: [noticeOf(contents, { newest: items[0], guid, deps }), ...items] };
}

const NOTICES = {
  'payment-problem': {
    title: 'Payment problem: please update your payment method',
    path: '/profile',
    notes: 'Your last payment failed. Update your payment method to keep access to all episodes:',
  },
  lapsed: {
    title: 'Renew your membership to listen again',
    path: '/membership',
    notes: 'Your membership has ended. When you renew it, all episodes return to this feed, at the same URL:',
  },
} as const;

const SECOND_MS = 1000;

interface Noticed {
  newest: FeedItem | undefined;
  guid: string;
  deps: FeedDeps;
}

/** The path of the audio file of all notices. Many podcast apps hide items without audio. */
export const NOTICE_AUDIO = '/art/notice.wav';

/** Returns an item that podcast apps show above the newest episode. */
function noticeOf(contents: keyof typeof NOTICES, { newest, guid, deps }: Noticed): FeedItem {
  const { title, path, notes } = NOTICES[contents];
  const { bytes, seconds: durationSec } = CLOSING_WAV;
  const link = deps.origin + path;
  return {
    guid: `${guid}:${contents}`,
    title,
    link,
    publishedAt: newest ? new Date(newest.publishedAt.getTime() + SECOND_MS) : deps.clock.now(),
    notes: `${notes} ${link}`,
    persons: [],
    audio: { url: deps.origin + NOTICE_AUDIO, type: 'audio/wav', bytes, durationSec, transcripts: [] },
  };
}
