import { slugify } from '@longreturn/contract/slug';
import type { Db } from '@longreturn/db/database';
import { episodeOldSlugs, episodePersons, episodes, importedItems, renditions } from '@longreturn/db/schema';
import { and, eq, or } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { episodeValues } from '../content/episodes/episode-values.ts';
import { episodeVector } from '../content/search/search-vectors.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { deleteAudioObject } from '../listening/delete-audio-object.ts';
import { lockEpisodeTitle } from '../listening/lock-episode-title.ts';
import { type FetchedParts, fetchParts } from './fetch-parts.ts';
import type { ImportOptions, ItemReport } from './import-show.ts';
import {
  formatVersion,
  type ImportedVersion,
  parseVersion,
  TEXT_PARTS,
  type TextPart,
  versionOf,
} from './imported-version.ts';
import type { PlannedEpisode } from './plan-item.ts';
import { writeAudio } from './write-audio.ts';

export type Importing = Writing &
  Pick<Deps, 'objects' | 'audioTools' | 'mediaTools' | 'showReader' | 'jobs' | 'logger'>;

type Outcome = Pick<ItemReport, 'outcome' | 'notes'>;

/** What the report calls the parts of an item. */
const PART_NAMES: Record<TextPart, string> = { chapters: 'list of chapters', transcript: 'transcript' };

/**
 * Creates the episode of a planned item, or updates it if the item has changed. An episode that was changed on this
 * site since its import is left alone, even if the change happens while the item is fetched. If the chapters or the
 * transcript can't be read, the next import tries again. Throws slug.taken, feed.unreachable.
 */
export async function importItem(
  deps: Importing,
  plan: PlannedEpisode,
  { type, copiesAudio, isDryRun }: Pick<ImportOptions, 'type' | 'copiesAudio' | 'isDryRun'>,
): Promise<Outcome> {
  const version = versionOf(plan, { copiesAudio });
  const known = await findImported(deps.db, plan.guid);
  const refusal = refusalFor(known, version);
  if (refusal) return refusal;
  const retried = known?.version?.content === version.content ? known.version.missing : undefined;
  const outcome = known ? 'updated' : 'created';
  if (isDryRun) return retried ? { outcome: 'unchanged', notes: [] } : { outcome, notes: plan.notes };
  const keepsAudio = known?.version?.audio === version.audio;
  const parts = await fetchParts(deps, plan, { copiesAudio, keepsAudio, texts: retried ?? TEXT_PARTS });
  const { missing } = parts;
  const unread = missing.map((part) => `The ${PART_NAMES[part]} can’t be read`);
  if (missing.length === retried?.length) return { outcome: 'unchanged', notes: unread };
  const given = { parts, type, version: { ...version, missing }, episodeId: known?.episodeId };
  return (await writeItem(deps, plan, given)) ?? { outcome, notes: [...plan.notes, ...unread] };
}

interface Fetched {
  parts: FetchedParts;
  type: ImportOptions['type'];
  version: ImportedVersion;
  /** The ID of the episode to update. Undefined if the item becomes a new episode. */
  episodeId: string | undefined;
}

interface Written {
  /** The object key of bytes that no episode uses. */
  unusedKey: string | null | undefined;
  /** Why nothing was written. */
  refusal: Outcome | undefined;
}

/** Writes an item. If the episode was changed while the item was fetched, writes nothing and returns the reason. */
async function writeItem(deps: Importing, plan: PlannedEpisode, given: Fetched): Promise<Outcome | undefined> {
  const { unusedKey, refusal } = await changeContent<Importing, Written>(deps, async (writing) => {
    const refusal = given.episodeId
      ? await refusalNow(writing.db, plan.guid, { id: given.episodeId, version: given.version })
      : undefined;
    if (refusal) return { isChanged: false, result: { unusedKey: given.parts.audio?.objectKey, refusal } };
    const episodeId = given.episodeId
      ? await updateEpisode(writing, plan, given.episodeId)
      : await insertEpisode(writing, plan, given.type);
    await writePersons(writing.db, episodeId, plan.persons);
    const unusedKey = await writeAudio(writing, episodeId, given.parts);
    const row = { episodeId, contentHash: formatVersion(given.version), updatedAt: writing.clock.now() };
    await writing.db
      .insert(importedItems)
      .values({ guid: plan.guid, ...row })
      .onConflictDoUpdate({ target: importedItems.guid, set: row });
    return { isChanged: true, result: { unusedKey, refusal: undefined } };
  });
  if (unusedKey) await deleteAudioObject(deps, unusedKey);
  return refusal;
}

/**
 * Locks the episode and checks again whether it must be left alone. Throws episode.unknown if it was deleted meanwhile.
 */
async function refusalNow(
  tx: Db,
  guid: string,
  { id, version }: { id: string; version: ImportedVersion },
): Promise<Outcome | undefined> {
  await lockEpisodeTitle(tx, id);
  return refusalFor(await findImported(tx, guid), version);
}

interface Imported {
  episodeId: string;
  /** Undefined if the episode has the GUID of the item, but was not imported. */
  version: ImportedVersion | undefined;
  /** Whether the episode or its audio, chapters or transcript were changed on this site since the import. */
  isChanged: boolean;
}

async function findImported(db: Db, guid: string): Promise<Imported | undefined> {
  const [row] = await db
    .select({
      episodeId: episodes.id,
      contentHash: importedItems.contentHash,
      importedAt: importedItems.updatedAt,
      updatedAt: episodes.updatedAt,
      audioUpdatedAt: renditions.updatedAt,
    })
    .from(episodes)
    .leftJoin(importedItems, eq(importedItems.episodeId, episodes.id))
    .leftJoin(renditions, and(eq(renditions.episodeId, episodes.id), eq(renditions.kind, 'public')))
    .where(or(eq(importedItems.guid, guid), eq(episodes.feedGuid, guid)));
  if (!row) return undefined;
  const { episodeId, contentHash, importedAt, updatedAt, audioUpdatedAt } = row;
  if (contentHash === null || importedAt === null) return { episodeId, version: undefined, isChanged: false };
  const version = parseVersion(contentHash);
  const isAudioChanged = audioUpdatedAt ? audioUpdatedAt > importedAt : version.audio !== '';
  return { episodeId, version, isChanged: updatedAt > importedAt || isAudioChanged };
}

function refusalFor(known: Imported | undefined, { content }: ImportedVersion): Outcome | undefined {
  if (!known) return undefined;
  const { version, isChanged } = known;
  if (!version) return { outcome: 'skipped', notes: ['An episode of this site has the same GUID'] };
  const isComplete = version.missing.length === 0;
  if (version.content === content && (isComplete || isChanged)) return { outcome: 'unchanged', notes: [] };
  if (isChanged) return { outcome: 'skipped', notes: ['The episode was changed on this site after its import'] };
  return undefined;
}

async function insertEpisode(writing: Writing, plan: PlannedEpisode, type: ImportOptions['type']): Promise<string> {
  const { db, clock, ids } = writing;
  const id = ids.next();
  const now = clock.now();
  const { guid, title, description, publishedAt, durationSec } = plan;
  const slug = await findFreeSlug(db, title, id);
  const values = episodeValues({
    ...{ title, slug, type, description, publishedAt, durationSec },
    ...{ isPremium: false, isAma: false, videoEmbedUrl: null, sources: [], coverFileId: null },
  });
  await db.insert(episodes).values({ id, ...values, feedGuid: guid, createdAt: now, updatedAt: now });
  return id;
}

/** Updates the fields that come from the feed. The slug, the type and everything that editors added stay the same. */
async function updateEpisode({ db, clock }: Writing, plan: PlannedEpisode, id: string): Promise<string> {
  const { title, description, publishedAt, durationSec } = plan;
  const [before] = await db.select({ type: episodes.type }).from(episodes).where(eq(episodes.id, id));
  if (!before) throw new AppError('episode.unknown');
  const search = episodeVector({ title, description, type: before.type });
  const changes = { title, description, publishedAt, durationSec, search, updatedAt: clock.now() };
  await db.update(episodes).set(changes).where(eq(episodes.id, id));
  return id;
}

/**
 * Returns the slug of a title. If another episode has or had this slug, the end of the new episode's ID is appended.
 */
async function findFreeSlug(db: Db, title: string, id: string): Promise<string> {
  const slug = slugify(title) || `episode-${id}`;
  const [taken] = await db.select({ id: episodes.id }).from(episodes).where(eq(episodes.slug, slug));
  const [former] = await db.select().from(episodeOldSlugs).where(eq(episodeOldSlugs.slug, slug));
  const suffix = id.slice(-8);
  return taken || former ? `${slug.slice(0, 90).replace(/-$/, '')}-${suffix}` : slug;
}

async function writePersons(db: Db, episodeId: string, persons: PlannedEpisode['persons']): Promise<void> {
  await db.delete(episodePersons).where(eq(episodePersons.episodeId, episodeId));
  if (persons.length === 0) return;
  await db.insert(episodePersons).values(persons.map((person, position) => ({ episodeId, position, ...person })));
}
