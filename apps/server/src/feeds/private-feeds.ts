import { randomBytes } from 'node:crypto';
import { oneLine } from '@longreturn/contract/one-line';
import { feedGuid } from '@longreturn/core/listening/feed-guid';
import type { OpenedFeed } from '@longreturn/core/listening/find-private-feed';
import { contentsOf, getPrivateFeed } from '@longreturn/core/listening/get-private-feed';
import { withoutUnwritable } from '@longreturn/providers/feeds/without-unwritable';
import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { finishResponse, type StoredResponse } from '../cache/stored-response.ts';

const HEADERS = {
  'content-type': 'application/rss+xml; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

const TEMPLATES_BYTES = 16 * 1024 * 1024;
const RESPONSES_MEGABYTES = 48;

/**
 * Random placeholders for the parts that differ between feeds. The placeholder for the owner contains `&`, so that
 * `writeRss` writes it as CDATA.
 */
const [token, guid, owner] = Array.from({ length: 3 }, () => randomBytes(16).toString('hex')) as [
  string,
  string,
  string,
];
const MARKS = { token, guid, owner: `&${owner}&` };

/** A request for a page of a private feed whose token was found. */
interface RequestedFeed {
  token: string;
  feed: OpenedFeed;
  page: number;
}

/**
 * Returns a function that makes the responses of private feeds. A page of the feed is rendered once for each content
 * version and each value of `FeedContents`, and filled in for each member. Finished responses are stored too, until the
 * content changes.
 */
export function createPrivateFeeds({ services, onContentChange }: Pick<AppParts, 'services' | 'onContentChange'>) {
  const { deps } = services;
  const templates = new ContentMemory<{ xml: string }>({ most: TEMPLATES_BYTES, sizeOf: ({ xml }) => xml.length * 2 });
  const responses = new ResponseCache({ megabytes: RESPONSES_MEGABYTES });
  onContentChange(() => {
    templates.clear();
    responses.clear();
  });
  const startsAt = `${deps.origin}/feeds/${MARKS.token}`;
  const identity = { guid: MARKS.guid, forOwner: MARKS.owner, startsAt };

  return ({ token: given, feed, page }: RequestedFeed): StoredResponse | Promise<StoredResponse> => {
    const contents = contentsOf(feed);
    const kind = `${contents} ${contents === 'lapsed' ? 1 : page}`;
    const key = `${kind} ${given} ${feed.user.name}`;
    return (
      responses.find(key) ??
      responses.getOrMake(key, async () => {
        const { xml } = await templates.getOrMake(kind, async () => {
          const { writeRss } = await import('@longreturn/providers/feeds/write-rss'); // loaded on demand: it is large
          return { xml: writeRss(await getPrivateFeed(deps, contents, { ...identity, page })) };
        });
        return finishResponse(200, { ...HEADERS, 'last-modified': new Date().toUTCString() }, fill(xml));
      })
    );

    function fill(xml: string): string {
      const name = oneLine(withoutUnwritable(feed.user.name));
      return xml
        .replaceAll(MARKS.token, given)
        .replaceAll(MARKS.guid, feedGuid(`${deps.origin}/feeds/${feed.id}`))
        .replaceAll(MARKS.owner, () => (name ? ` for ${name.replaceAll(']]>', ']]]]><![CDATA[>')}` : ''));
    }
  };
}
