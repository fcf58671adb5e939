import type { EpisodePage, Person } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { episodeOldSlugs, episodePersons, episodes, episodeTopics } from '@longreturn/db/schema';
import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { presentLockedAudio } from '../../listening/episode-audio.ts';
import { inOrder, newestFirst } from '../../lists/order.ts';
import { isPublic } from '../publication.ts';
import { canRead, type ReaderKind } from '../reader-kind.ts';
import { presentSource } from '../sources/present-source.ts';
import { findMediaItems } from './list-media-items.ts';
import { type EpisodeRow, episodeColumns, presentEpisode } from './present-episode.ts';

type Reading = Pick<Deps, 'db' | 'clock' | 'origin'>;

/**
 * Returns the page of a published episode by its current slug or an old slug. The result's `slug` is the current slug.
 * Throws episode.unknown.
 */
export async function getEpisodePage(deps: Reading, reader: ReaderKind, slug: string): Promise<EpisodePage> {
  const row = await findEpisode(deps, slug);
  if (!row) throw new AppError('episode.unknown');
  return buildEpisodePage(deps, { reader, others: reader }, row);
}

interface PageReader {
  reader: ReaderKind;
  /** The reader kind for which the related episodes are presented. It can differ from `reader` in a preview. */
  others: ReaderKind;
}

/**
 * Returns the page of an episode, with the media that the reader has access to. The caller has checked that the reader
 * may see the page.
 */
export async function buildEpisodePage(
  deps: Reading,
  { reader, others }: PageReader,
  row: EpisodeRow,
): Promise<EpisodePage> {
  const [media, persons, related] = await Promise.all([
    canRead(reader, row) ? findMediaItems(deps.db, row.id) : null,
    findPersons(deps, row.id),
    findRelatedEpisodes(deps, row),
  ]);
  const present = (episode: EpisodeRow, kind: ReaderKind) => presentEpisode(episode, kind, deps.origin);
  const lockedAudio = presentLockedAudio(row, reader);
  return {
    ...present(row, reader),
    media,
    lockedAudio,
    persons,
    sources: row.sources.map(presentSource),
    related: related.map((each) => present(each, others)),
  };
}

/** Finds a published episode by its current slug or an old slug. */
export async function findEpisode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
): Promise<EpisodeRow | undefined> {
  if (!slugSchema.safeParse(slug).success) return undefined;
  const renamed = db
    .select({ id: episodeOldSlugs.episodeId })
    .from(episodeOldSlugs)
    .where(eq(episodeOldSlugs.slug, slug));
  const named = or(eq(episodes.slug, slug), eq(episodes.id, renamed));
  const [row] = await db
    .select(episodeColumns)
    .from(episodes)
    .where(and(named, isPublic(episodes, clock.now())));
  return row;
}

async function findPersons({ db }: Pick<Deps, 'db'>, episodeId: string): Promise<Person[]> {
  const { name, role, url, position } = episodePersons;
  const rows = await db
    .select({ name, role, url })
    .from(episodePersons)
    .where(eq(episodePersons.episodeId, episodeId))
    .orderBy(asc(position));
  return rows.map((person) => ({ ...person, url: person.url && isWebUrl(person.url) ? person.url : null }));
}

/** The URL of an imported person can be any text. */
const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

const MAX_RELATED = 3;
/**
 * Of the episodes that share a topic or the type, only this many of the newest are compared, so that the query's cost
 * doesn't grow with the archive.
 */
const MAX_COMPARED = 200;
const NEWEST = newestFirst(episodes.publishedAt, episodes.id);

/**
 * Returns up to three other published episodes: those that share the most topics (the same type counts like a topic),
 * and the newest among equals.
 */
async function findRelatedEpisodes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, type, topics }: EpisodeRow,
): Promise<EpisodeRow[]> {
  const links = and(eq(episodeTopics.episodeId, episodes.id), inArray(episodeTopics.topicSlug, topics));
  const sharedTopics = sql`(select count(*)::int from ${episodeTopics} where ${links})`;
  const similarity = sql<number>`${sharedTopics} + (${eq(episodes.type, type)})::int`;
  const others = db
    .select({ id: episodes.id, similarity: sql<number>`${similarity}`.as('similarity') })
    .from(episodes)
    .where(and(isPublic(episodes, clock.now()), ne(episodes.id, id), gt(similarity, 0)))
    .orderBy(...inOrder(NEWEST))
    .limit(MAX_COMPARED)
    .as('others');
  return db
    .select(episodeColumns)
    .from(others)
    .innerJoin(episodes, eq(episodes.id, others.id))
    .orderBy(desc(others.similarity), ...inOrder(NEWEST))
    .limit(MAX_RELATED);
}
