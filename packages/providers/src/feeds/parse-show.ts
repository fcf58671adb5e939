import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '@longreturn/core/app-error';
import type { Show, ShowItem } from '@longreturn/core/ports';
import { parseRssFeed, type RssFeed } from 'feedsmith';
import sniffEncoding from 'html-encoding-sniffer';

type FeedItem = RssFeed.Item<string>;

const DECLARED = /^[^<]{0,8}<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{2,40})["']/;

/**
 * Parses an RSS feed in any encoding that its declaration, its byte order mark or the response specifies. Throws
 * feed.unreadable if the bytes aren't an RSS feed or declare entities, and feed.long if the feed has too many items.
 */
export function parseShow(bytes: Uint8Array, charset?: string): Show {
  const { title = '', items = [] } = parse(bytes, charset);
  if (items.length > LIMITS.feedItems) throw new AppError('feed.long');
  return { title, items: items.map(readItem) };
}

function parse(bytes: Uint8Array, charset: string | undefined): RssFeed.Feed<string> {
  try {
    const xml = decode(bytes, charset); // fails for encodings that the Encoding Standard forbids, such as iso-2022-kr
    if (/<!ENTITY/i.test(xml)) throw new Error('the feed declares entities');
    return parseRssFeed(xml);
  } catch (cause) {
    const error = new AppError('feed.unreadable');
    error.cause = cause;
    throw error;
  }
}

function decode(bytes: Uint8Array, charset: string | undefined): string {
  const start = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  const label = charset ?? DECLARED.exec(start)?.[1];
  const encoding = sniffEncoding(bytes, {
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
    defaultEncoding: 'UTF-8',
  });
  return new TextDecoder(encoding).decode(bytes);
}

function readItem(item: FeedItem): ShowItem {
  const enclosure = item.enclosures?.find(({ type }) => type?.startsWith('audio/')) ?? item.enclosures?.[0];
  const { chapters, transcripts = [], persons = [] } = item.podcast ?? {};
  return {
    guid: item.guid?.value,
    title: item.title ?? item.itunes?.title,
    notes: longest([item.content?.encoded, item.description, item.itunes?.summary]),
    date: item.pubDate,
    duration: item.itunes?.duration,
    enclosure:
      enclosure?.url === undefined ? undefined : { url: enclosure.url, type: enclosure.type, bytes: enclosure.length },
    chaptersUrl: chapters?.url,
    transcripts: transcripts.flatMap(({ url, type }) => (url === undefined || type === undefined ? [] : { url, type })),
    persons: persons.flatMap(({ display, role, href, img }) =>
      display === undefined ? [] : { name: display, role, url: href, imageUrl: img },
    ),
  };
}

function longest(texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter((text) => text !== undefined).toSorted((one, other) => other.length - one.length)[0];
}
