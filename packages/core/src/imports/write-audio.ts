import { renditions } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { putRendition, transcriptVector } from '../listening/put-rendition.ts';
import { chaptersWithin, isTranscriptWithin } from '../listening/within-duration.ts';
import type { FetchedParts } from './fetch-parts.ts';

type Stored = typeof renditions.$inferSelect;

/**
 * Stores the fetched parts as the public rendition of an episode, in a transaction that writes content. Parts that were
 * not fetched stay. Without new audio, the rendition keeps its ID. Returns the object key of the replaced audio; null
 * if there is none.
 */
export async function writeAudio(
  deps: Writing & Pick<Deps, 'jobs'>,
  episodeId: string,
  fetched: FetchedParts,
): Promise<string | null> {
  const { audio } = fetched;
  if (!audio && fetched.chapters === undefined && fetched.transcript === undefined) return null;
  const isPublic = and(eq(renditions.episodeId, episodeId), eq(renditions.kind, 'public'));
  const [before] = await deps.db.select().from(renditions).where(isPublic);
  const texts = textsOf(fetched, before);
  if (audio) {
    const { id: renditionId, replacedKey } = await putRendition(deps, {
      episodeId,
      kind: 'public',
      ...audio,
      ...texts,
    });
    if (audio.objectKey) await deps.jobs.send(deps.db, 'audio-peaks', { renditionId });
    return replacedKey;
  }
  const changes = { ...texts, transcriptSearch: transcriptVector(texts.transcript), updatedAt: deps.clock.now() };
  await deps.db.update(renditions).set(changes).where(isPublic);
  return null;
}

/**
 * Returns the chapters and the transcript to store. Chapters after the end of the audio are left out. So is a stored
 * transcript that is longer than the audio. If the duration isn't known (0), nothing is left out.
 */
function textsOf({ audio, ...fetched }: FetchedParts, before: Stored | undefined) {
  const durationSec = (audio ?? before)?.durationSec ?? 0;
  const chapters = fetched.chapters === undefined ? (before?.chapters ?? null) : fetched.chapters;
  const kept = before?.transcript ?? null;
  const keptIfWithin = !durationSec || isTranscriptWithin(kept ?? [], { durationSec }) ? kept : null;
  return {
    chapters: durationSec ? chaptersWithin(chapters, { durationSec }) : chapters,
    transcript: fetched.transcript === undefined ? keptIfWithin : fetched.transcript,
  };
}
