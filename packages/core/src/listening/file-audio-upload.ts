import { ERRORS } from '@longreturn/contract/errors';
import { audioUploads, renditions } from '@longreturn/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { writeContent } from '../content/write-content.ts';
import type { JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { AudioFacts } from '../ports.ts';
import { recordActivity } from '../record-activity.ts';
import { type AudioUploadRow, audioUploadKey, deleteUploadedBytes, findAudioUpload } from './audio-upload.ts';
import { deleteAudioObject } from './delete-audio-object.ts';
import { lockEpisodeTitle } from './lock-episode-title.ts';
import { putRendition, renditionKey } from './put-rendition.ts';
import { chaptersWithin, isTranscriptWithin } from './within-duration.ts';

type Filing = Pick<
  JobDeps,
  'db' | 'clock' | 'ids' | 'jobs' | 'logger' | 'objects' | 'audioTools' | 'dropContentCopies'
>;

/** Turns a complete upload into a rendition of its episode. */
export const audioUploadJob = defineJob({
  name: 'audio-upload',
  schema: z.object({ uploadId: z.uuid() }),
  timeLimitSec: 1800,
  concurrency: 2,
  handle: fileAudioUpload,
  onFailure: async (deps, { uploadId }) => refuse(deps, uploadId, 'service.internal'),
});

/**
 * Checks the bytes of an upload, copies them and stores them as a rendition of the episode. Records why a file is
 * refused. Does nothing if the upload is incomplete, cancelled, refused or already a rendition, so two runs at the same
 * time are safe.
 */
export async function fileAudioUpload(deps: Filing, { uploadId }: { uploadId: string }): Promise<void> {
  const upload = await findAudioUpload(deps, uploadId);
  if (!upload || upload.failure !== null) return;
  const uploaded = audioUploadKey(uploadId);
  if ((await deps.objects.head(uploaded))?.bytes !== upload.bytes) return;
  try {
    const facts = await deps.audioTools.inspect(uploaded);
    // The key is derived from the upload's ID, so a second run only writes the same bytes again.
    await deps.objects.copy(uploaded, renditionKey(uploadId), facts);
    const replacedKey = await publish(deps, upload, facts);
    if (replacedKey) await deleteAudioObject(deps, replacedKey);
  } catch (error) {
    if (!(error instanceof AppError) || ERRORS[error.code].status >= 500) throw error;
    await refuse(deps, uploadId, error.code);
  }
  await deleteUploadedBytes(deps, uploadId);
}

/**
 * Stores the rendition, and deletes the episode's refused uploads of the same kind. Returns the object key of the
 * replaced bytes; null if there are none.
 */
async function publish(deps: Filing, { id, ...upload }: AudioUploadRow, facts: AudioFacts): Promise<string | null> {
  const { episodeId, kind, bytes, uploadedBy } = upload;
  return writeContent(deps, async (writing) => {
    const { db, jobs } = writing;
    const title = await lockEpisodeTitle(db, episodeId);
    const [taken] = await db.delete(audioUploads).where(eq(audioUploads.id, id)).returning({ id: audioUploads.id });
    if (!taken) return null; // cancelled, or another run has stored the rendition
    const isRefused = and(eq(audioUploads.kind, kind), isNotNull(audioUploads.failure));
    await db.delete(audioUploads).where(and(eq(audioUploads.episodeId, episodeId), isRefused));
    const isReplaced = and(eq(renditions.episodeId, episodeId), eq(renditions.kind, kind));
    const [before] = await db.select().from(renditions).where(isReplaced);
    const chapters = chaptersWithin(before?.chapters ?? null, facts);
    const transcript = isTranscriptWithin(before?.transcript ?? [], facts) ? (before?.transcript ?? null) : null;
    const stored = { episodeId, kind, bytes, uploadedBy, ...facts, chapters, transcript };
    const { id: renditionId, replacedKey } = await putRendition(writing, { ...stored, objectKey: renditionKey(id) });
    await jobs.send(db, 'audio-peaks', { renditionId });
    const actor = uploadedBy === null ? { is: 'system' as const } : { is: 'user' as const, id: uploadedBy };
    const target = { type: 'episode', id: episodeId, title } as const;
    const change = {
      rendition: { from: before ? kind : null, to: kind },
      bytes: { from: before?.bytes ?? null, to: bytes },
      durationSec: { from: before?.durationSec ?? null, to: facts.durationSec },
    };
    const action = before ? 'episode.audio-replaced' : 'episode.audio-added';
    await recordActivity(writing, { actor, action, target, change });
    return replacedKey;
  });
}

async function refuse({ db, clock }: Pick<Filing, 'db' | 'clock'>, id: string, failure: string): Promise<void> {
  await db.update(audioUploads).set({ failure, updatedAt: clock.now() }).where(eq(audioUploads.id, id));
}
