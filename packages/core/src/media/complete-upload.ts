import { ERRORS } from '@longreturn/contract/errors';
import type { MediaFile, MediaFileIdInput } from '@longreturn/contract/media-library';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import { asReady } from './file-row.ts';
import { type Filing, fileUpload, getUpload } from './file-upload.ts';
import { findUses } from './find-uses.ts';
import { presentFile } from './present-file.ts';

/**
 * Checks the bytes that a client sent directly to the object store and adds the file to the library. A repeated call
 * returns the file again. Throws session.required, action.forbidden, upload.unknown, upload.missing, and what
 * `fileUpload` throws. Refused bytes are deleted.
 */
export async function completeUpload(deps: Filing, actor: Actor, { id }: MediaFileIdInput): Promise<MediaFile> {
  requireEditor(actor);
  const upload = await getUpload(deps, id);
  const done = asReady(upload);
  if (done) return presentFile(done, (await findUses(deps.db, [id])).get(id) ?? [], deps.origin);
  const body = await deps.objects.get(upload.objectKey);
  if (!body) throw new AppError('upload.missing');
  try {
    const file = await fileUpload(deps, upload, { body, contentType: undefined });
    await deps.objects.delete(upload.objectKey);
    return file;
  } catch (error) {
    if (error instanceof AppError && ERRORS[error.code].status < 500) await deps.objects.delete(upload.objectKey);
    throw error;
  }
}
