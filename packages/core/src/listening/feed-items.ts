import { slugify } from '@longreturn/contract/slug';
import type { Db } from '@longreturn/db/database';
import { episodePersons, episodes, renditions } from '@longreturn/db/schema';
import { and, asc, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { isPublic } from '../content/publication.ts';
import { canReadPremium, type ReaderKind } from '../content/reader-kind.ts';
import type { Deps } from '../deps.ts';
import { countRows } from '../lists/count-rows.ts';
import { inOrder, newestFirst } from '../lists/order.ts';
import { coverColumn } from '../media/cover-column.ts';
import { presentCover } from '../media/present-file.ts';
import { audioPath, chaptersPath, transcriptPath } from './audio-path.ts';
import { chooseRendition } from './choose-rendition.ts';
import { type ListedRendition, renditionsColumn } from './episode-audio.ts';
import type { FeedAudio, FeedItem, FeedPerson } from './podcast-feed.ts';

/** The number of episodes on a page of a feed. */
const PAGE_ITEMS = 100;

/** Apple Podcasts rejects smaller artwork. */
const MIN_ARTWORK_PIXELS = 1400;

/** Which episodes a feed shows, and how. */
export interface FeedView {
  reader: ReaderKind;
  /** Whether the feed also lists premium episodes that the reader has no access to, without their audio. */
  hasTeasers: boolean;
  /** What the URLs of audio, chapters and transcripts start with. */
  filesAt: string;
  /** The persons to show for an episode that has none of its own. */
  hosts: FeedPerson[];
}

type Reading = Pick<Deps, 'db' | 'clock' | 'origin'>;

/** Returns the number of pages of a feed, which is at least one. */
export async function countFeedPages({ db, clock }: Reading, view: FeedView): Promise<number> {
  const listed = await countRows(db, episodes, isListed(db, clock.now(), view));
  return Math.max(1, Math.ceil(listed / PAGE_ITEMS));
}

/** Returns the episodes on a page of a feed, the newest first. The first page is 1. */
export async function readFeedItems({ db, clock, origin }: Reading, view: FeedView, page: number): Promise<FeedItem[]> {
  const rows = await db
    .select(itemColumns)
    .from(episodes)
    .where(isListed(db, clock.now(), view))
    .orderBy(...inOrder(newestFirst(episodes.publishedAt, episodes.id)))
    .limit(PAGE_ITEMS)
    .offset((page - 1) * PAGE_ITEMS);
  const persons = await readPersons(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentItem(row, { ...view, hosts: persons.get(row.id) ?? view.hosts }, origin));
}

const itemColumns = {
  id: episodes.id,
  feedGuid: episodes.feedGuid,
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  publishedAt: episodes.publishedAt,
  renditions: renditionsColumn,
  cover: coverColumn(episodes.coverFileId),
};

type ItemRow = SelectResultFields<typeof itemColumns>;

/** Returns the condition for the episodes of a feed: those with audio for the reader, and the teasers. */
function isListed(db: Db, now: Date, { reader, hasTeasers }: FeedView): SQL | undefined {
  const hasAudio = (kind?: SQL) =>
    exists(
      db
        .select({ id: renditions.id })
        .from(renditions)
        .where(and(eq(renditions.episodeId, episodes.id), kind)),
    );
  if (canReadPremium(reader)) return and(isPublic(episodes, now), hasAudio());
  const isFree = and(eq(episodes.isPremium, false), hasAudio(eq(renditions.kind, 'public')));
  const isTeaser = and(eq(episodes.isPremium, true), hasAudio());
  return and(isPublic(episodes, now), hasTeasers ? or(isFree, isTeaser) : isFree);
}

/** Returns the persons of each episode that has persons of its own, by the episode's ID. */
async function readPersons(db: Db, ids: string[]): Promise<Map<string, FeedPerson[]>> {
  const rows = await db
    .select()
    .from(episodePersons)
    .where(inArray(episodePersons.episodeId, ids))
    .orderBy(asc(episodePersons.episodeId), asc(episodePersons.position));
  const ofEpisode = Map.groupBy(rows, ({ episodeId }) => episodeId);
  return new Map([...ofEpisode].map(([id, persons]) => [id, persons.map(presentPerson)]));
}

function presentPerson({ name, role, url, imageUrl }: typeof episodePersons.$inferSelect): FeedPerson {
  return { name, role, ...(url && { url }), ...(imageUrl && { imageUrl }) };
}

function presentItem(row: ItemRow, { reader, filesAt, hosts }: FeedView, origin: string): FeedItem {
  const rendition = chooseRendition(reader, row);
  const link = `${origin}/episodes/${row.slug}`;
  const guid = row.feedGuid ?? row.id;
  const notes = row.description ?? '';
  return {
    // Podcast apps ignore an item whose GUID they know. So the episode has a different GUID from its teaser.
    guid: rendition ? guid : `${guid}:teaser`,
    title: row.title,
    link,
    publishedAt: new Date(row.publishedAt ?? 0), // published episodes have a time
    notes: rendition ? notes : teaserOf(notes, link),
    imageUrl: origin + artworkPath(row),
    persons: hosts,
    ...(rendition && { audio: presentAudioOf(rendition, filesAt) }),
  };
}

const MAX_TEASER = 300;

/** Returns the beginning of the notes, followed by a sentence about how to listen. */
function teaserOf(notes: string, link: string): string {
  const beginning = notes.length > MAX_TEASER ? `${notes.slice(0, MAX_TEASER).replace(/\s+\S*$/, '')} …` : notes;
  return [beginning, `This episode is for members. Listen to it at ${link}`].filter(Boolean).join('\n\n');
}

/**
 * Returns the path of an episode's square artwork: its cover if that is square and large enough, otherwise the artwork
 * that the site draws.
 */
function artworkPath({ type, slug, cover }: ItemRow): string {
  const uploaded = presentCover(cover);
  const isUsable = uploaded?.width === uploaded?.height && (uploaded?.width ?? 0) >= MIN_ARTWORK_PIXELS;
  return uploaded && isUsable ? uploaded.url : `/art/artwork/${slugify(type)}/${slug}.png`;
}

function presentAudioOf(rendition: ListedRendition, filesAt: string): FeedAudio {
  const { id, contentType: type, bytes, durationSec, hasChapters, hasTranscript } = rendition;
  const transcript = (format: 'vtt' | 'srt' | 'json', contentType: string) => ({
    url: filesAt + transcriptPath(id, format),
    type: contentType,
  });
  return {
    url: filesAt + audioPath(rendition),
    type,
    bytes,
    durationSec,
    ...(hasChapters && { chaptersUrl: filesAt + chaptersPath(id) }),
    transcripts: hasTranscript
      ? [
          transcript('vtt', 'text/vtt'),
          transcript('srt', 'application/x-subrip'),
          transcript('json', 'application/json'),
        ]
      : [],
  };
}
