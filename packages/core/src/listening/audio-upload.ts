import { audioUploads } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';

/** The prefix of the keys of unfinished uploads. The daily sweep deletes the objects that remain under it. */
const PREFIX = 'uploads/audio/';

/** Returns the temporary object key of an upload's bytes. The bytes of a rendition have a different key. */
export const audioUploadKey = (id: string): string => `${PREFIX}${id}/bytes`;

export type AudioUploadRow = typeof audioUploads.$inferSelect;

/** Reads an upload by its ID. Returns undefined if there is none. */
export async function findAudioUpload({ db }: Pick<Deps, 'db'>, id: string): Promise<AudioUploadRow | undefined> {
  const [row] = await db.select().from(audioUploads).where(eq(audioUploads.id, id));
  return row;
}

/**
 * Returns an upload that the actor has started and may continue. Throws session.required, action.forbidden,
 * upload.unknown (also if another user started the upload, or if its file was refused).
 */
export async function getOwnAudioUpload(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<AudioUploadRow> {
  requireEditor(actor);
  const row = await findAudioUpload(deps, id);
  const isOwn = row !== undefined && actor.is === 'user' && row.uploadedBy === actor.id;
  if (!isOwn || row.failure !== null) throw new AppError('upload.unknown');
  return row;
}

/**
 * Deletes the objects of an upload from the object store. A failure is only logged, because the daily sweep deletes
 * what is left.
 */
export async function deleteUploadedBytes(
  { objects, logger }: Pick<Deps, 'objects' | 'logger'>,
  uploadId: string,
): Promise<void> {
  try {
    for await (const { key } of objects.list(`${PREFIX}${uploadId}/`)) await objects.delete(key);
  } catch (err) {
    logger.warn({ err, uploadId }, 'The bytes of an upload could not be deleted');
  }
}
