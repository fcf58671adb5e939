import type { UpdateFrequency } from '@longreturn/contract/podcast';
import { splitCategory } from '@longreturn/contract/podcast-categories';
import type { FeedItem, FeedPages, FeedPerson, FeedShow, PodcastFeed } from '@longreturn/core/listening/podcast-feed';
import { generateRssFeed, type RssFeed } from 'feedsmith';
import { notesHtml } from './notes-html.ts';
import { withoutUnwritable } from './without-unwritable.ts';

/** Returns a page of a podcast feed as RSS 2.0 with the namespaces itunes, podcast, content and atom. */
export function writeRss({ show, pages, items }: PodcastFeed): string {
  const { title, link, description, language, copyright, imageUrl } = show;
  const feed: RssFeed.Feed<Date> = {
    title,
    link,
    description,
    language,
    copyright,
    image: { url: imageUrl, title, link },
    atom: { links: linksOf(pages, show) },
    itunes: itunesOf(show),
    podcast: podcastOf(show),
    items: items.map((item) => itemOf(item, show)),
  };
  return withoutUnwritable(generateRssFeed(feed));
}

/** The relations of links between pages (RFC 5005), in the order in which the links are written. */
const RELATIONS = ['self', 'first', 'previous', 'next', 'last'] as const;

function linksOf(pages: FeedPages, { hubUrl }: FeedShow) {
  const isPaged = pages.first !== pages.last;
  const links = RELATIONS.filter((rel) => rel === 'self' || isPaged).flatMap((rel) => {
    const href = pages[rel];
    return href === undefined ? [] : [{ rel, href, type: 'application/rss+xml' }];
  });
  return [...links, ...(hubUrl ? [{ rel: 'hub', href: hubUrl }] : [])];
}

function itunesOf({ author, category, isExplicit, owner, imageUrl, isPrivate }: FeedShow) {
  const { name, subcategory } = splitCategory(category);
  return {
    author,
    categories: [{ text: name, ...(subcategory !== undefined && { categories: [{ text: subcategory }] }) }],
    explicit: isExplicit,
    owner,
    image: imageUrl,
    type: 'episodic',
    ...(isPrivate && { block: true }),
  };
}

/** The texts and recurrence rules (RFC 5545) of the frequencies. An irregular show has neither. */
const FREQUENCIES: Record<UpdateFrequency, { display: string; rrule: string } | undefined> = {
  daily: { display: 'Daily', rrule: 'FREQ=DAILY' },
  weekly: { display: 'Weekly', rrule: 'FREQ=WEEKLY' },
  biweekly: { display: 'Every two weeks', rrule: 'FREQ=WEEKLY;INTERVAL=2' },
  monthly: { display: 'Monthly', rrule: 'FREQ=MONTHLY' },
  irregular: undefined,
};

function podcastOf(show: FeedShow) {
  const { guid, isLocked, owner, persons, funding, verification, isPrivate } = show;
  const updateFrequency = FREQUENCIES[show.updateFrequency];
  return {
    guid,
    locked: { value: isLocked, owner: owner.email },
    medium: 'podcast',
    persons: persons.map(personOf),
    fundings: [{ url: funding.url, display: funding.text }],
    ...(updateFrequency && { updateFrequency }),
    ...(verification && { txts: [{ purpose: 'verify', display: verification }] }),
    ...(isPrivate && { blocks: [{ value: true }] }),
  };
}

function personOf({ name, role, url, imageUrl }: FeedPerson) {
  return { display: name, role, ...(url && { href: url }), ...(imageUrl && { img: imageUrl }) };
}

function itemOf(item: FeedItem, { isExplicit, language }: FeedShow): RssFeed.Item<Date> {
  const { guid, title, link, publishedAt, notes, imageUrl, persons, audio } = item;
  return {
    title,
    link,
    guid: { value: guid, isPermaLink: false },
    pubDate: publishedAt,
    description: notes || title,
    content: { encoded: notesHtml(item) },
    itunes: {
      explicit: isExplicit,
      episodeType: 'full',
      ...(imageUrl && { image: imageUrl }),
      ...(audio && { duration: audio.durationSec }),
    },
    podcast: {
      persons: persons.map(personOf),
      ...(audio?.chaptersUrl && { chapters: { url: audio.chaptersUrl, type: 'application/json+chapters' } }),
      ...(audio && { transcripts: audio.transcripts.map((transcript) => ({ ...transcript, language })) }),
    },
    ...(audio && { enclosures: [{ url: audio.url, type: audio.type, length: audio.bytes }] }),
  };
}
