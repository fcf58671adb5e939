import type { Chapter, Cue, RenditionKind } from '@longreturn/contract/listening';
import { renditions } from '@longreturn/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { normalizeText, weightedVector } from '../content/search/search-words.ts';
import type { Deps } from '../deps.ts';

/** Text after this many characters isn't searched, because PostgreSQL rejects search vectors over 1 MB. */
const MAX_SEARCHED = 200_000;

/** Where the bytes of a rendition are: in the object store or on another site. */
type BytesOfRendition = { objectKey: string; externalUrl?: null } | { objectKey?: null; externalUrl: string };

export type NewRendition = BytesOfRendition & {
  episodeId: string;
  kind: RenditionKind;
  contentType: string;
  bytes: number;
  durationSec: number;
  peaks?: number[] | null;
  chapters?: Chapter[] | null;
  transcript?: Cue[] | null;
  uploadedBy?: string | null;
};

/** Returns the object key of a new rendition's bytes. Every upload gets a new `objectId`. */
export const renditionKey = (objectId: string): string => `audio/${objectId}`;

/**
 * Stores a rendition of an episode, and replaces the episode's rendition of the same kind. Must run in a transaction
 * that writes content. Returns the new rendition's ID, and the object key of the replaced bytes, which the caller
 * deletes after the commit.
 */
export async function putRendition(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  given: NewRendition,
): Promise<{ id: string; replacedKey: string | null }> {
  const { episodeId, kind } = given;
  const [replaced] = await db
    .delete(renditions)
    .where(and(eq(renditions.episodeId, episodeId), eq(renditions.kind, kind)))
    .returning({ objectKey: renditions.objectKey });
  const id = ids.next();
  const now = clock.now();
  const transcriptSearch = transcriptVector(given.transcript ?? null);
  await db.insert(renditions).values({ ...given, id, transcriptSearch, createdAt: now, updatedAt: now });
  return { id, replacedKey: replaced?.objectKey ?? null };
}

/** Returns the search vector of a transcript, or null if there is no transcript. */
export function transcriptVector(transcript: readonly Cue[] | null) {
  if (!transcript) return null;
  const text = normalizeText(transcript.map((cue) => cue.text).join(' ')).slice(0, MAX_SEARCHED);
  return weightedVector(sql`${text}`, 'C');
}
