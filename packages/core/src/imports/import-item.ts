import { slugify } from '@longreturn/contract/slug';
import type { Db } from '@longreturn/db/database';
import { episodeOldSlugs, episodePersons, episodes, importedItems } from '@longreturn/db/schema';
import { eq, or } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { episodeValues } from '../content/episodes/episode-values.ts';
import { episodeVector } from '../content/search/search-vectors.ts';
import { type Writing, writeContent } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { deleteAudioObject } from '../listening/delete-audio-object.ts';
import { putRendition } from '../listening/put-rendition.ts';
import { sha256 } from '../sha256.ts';
import { type FetchedParts, fetchParts } from './fetch-parts.ts';
import type { ImportOptions, ItemReport } from './import-show.ts';
import type { PlannedEpisode } from './plan-item.ts';

export type Importing = Writing &
  Pick<Deps, 'objects' | 'audioTools' | 'mediaTools' | 'showReader' | 'jobs' | 'logger'>;

type Outcome = Pick<ItemReport, 'outcome' | 'notes'>;

/**
 * Creates the episode of a planned item, or updates it if the item has changed. An episode that was changed on this site
 * since its import is left alone. Throws slug.taken, feed.unreachable.
 */
export async function importItem(
  deps: Importing,
  plan: PlannedEpisode,
  { type, copiesAudio, isDryRun }: Pick<ImportOptions, 'type' | 'copiesAudio' | 'isDryRun'>,
): Promise<Outcome> {
  const { notes, ...content } = plan;
  const contentHash = sha256(JSON.stringify({ ...content, copiesAudio }));
  const known = await findImported(deps.db, plan.guid);
  const refusal = refusalFor(known, contentHash);
  if (refusal) return refusal;
  const outcome = known ? 'updated' : 'created';
  if (isDryRun) return { outcome, notes };
  const parts = await fetchParts(deps, plan, { copiesAudio });
  const replacedKey = await writeContent(deps, async (writing) => {
    const episodeId = known
      ? await updateEpisode(writing, plan, known.episodeId)
      : await insertEpisode(writing, plan, type);
    await writePersons(writing.db, episodeId, plan.persons);
    const replaced = await writeSound(writing, episodeId, parts);
    const row = { episodeId, contentHash, updatedAt: writing.clock.now() };
    await writing.db
      .insert(importedItems)
      .values({ guid: plan.guid, ...row })
      .onConflictDoUpdate({ target: importedItems.guid, set: row });
    return replaced;
  });
  if (replacedKey) await deleteAudioObject(deps, replacedKey);
  return { outcome, notes: [...notes, ...parts.notes] };
}

interface Imported {
  episodeId: string;
  /** Undefined for an episode with this guid that was not imported. */
  contentHash: string | undefined;
  isChanged: boolean;
}

async function findImported(db: Db, guid: string): Promise<Imported | undefined> {
  const [row] = await db
    .select({
      episodeId: episodes.id,
      contentHash: importedItems.contentHash,
      importedAt: importedItems.updatedAt,
      updatedAt: episodes.updatedAt,
    })
    .from(episodes)
    .leftJoin(importedItems, eq(importedItems.episodeId, episodes.id))
    .where(or(eq(importedItems.guid, guid), eq(episodes.feedGuid, guid)));
  if (!row) return undefined;
  const { episodeId, contentHash, importedAt, updatedAt } = row;
  return { episodeId, contentHash: contentHash ?? undefined, isChanged: importedAt !== null && updatedAt > importedAt };
}

function refusalFor(known: Imported | undefined, contentHash: string): Outcome | undefined {
  if (!known) return undefined;
  if (known.contentHash === undefined)
    return { outcome: 'skipped', notes: ['An episode of this site has the same guid'] };
  if (known.contentHash === contentHash) return { outcome: 'unchanged', notes: [] };
  if (known.isChanged) return { outcome: 'skipped', notes: ['The episode was changed on this site after its import'] };
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
    ...{ isPremium: false, isAma: false, videoEmbedUrl: null, coverFileId: null },
  });
  await db.insert(episodes).values({ id, ...values, feedGuid: guid, createdAt: now, updatedAt: now });
  return id;
}

/** Updates the fields that come from the feed. The slug, the type and what editors added stay. */
async function updateEpisode({ db, clock }: Writing, plan: PlannedEpisode, id: string): Promise<string> {
  const { title, description, publishedAt, durationSec } = plan;
  const [before] = await db.select({ type: episodes.type }).from(episodes).where(eq(episodes.id, id)).for('update');
  if (!before) throw new AppError('episode.unknown'); // deleted meanwhile
  const search = episodeVector({ title, description, type: before.type });
  const changes = { title, description, publishedAt, durationSec, search, updatedAt: clock.now() };
  await db.update(episodes).set(changes).where(eq(episodes.id, id));
  return id;
}

/** Returns the slug of a title, with a part of the ID if another episode has or had it. */
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

/** Stores the sound as the public rendition. Returns the object key of the bytes that it replaced. */
async function writeSound(deps: Importing, episodeId: string, { sound }: FetchedParts): Promise<string | null> {
  if (!sound) return null;
  const { id: renditionId, replacedKey } = await putRendition(deps, { episodeId, kind: 'public', ...sound });
  if (sound.objectKey) await deps.jobs.send(deps.db, 'audio-peaks', { renditionId });
  return replacedKey;
}
