import type { MediaFile, ReplaceMediaFileInput } from '@longreturn/contract/media-library';
import { MESSAGES } from '@longreturn/contract/messages';
import { mediaFiles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { changesOf } from '../changes-of.ts';
import { requireEditor } from '../content/require-editor.ts';
import { type Writing, writeContent } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { moveFileInBodies } from './bodies-with-file.ts';
import { deleteObjects } from './delete-objects.ts';
import { lockFile, type ReadyFile } from './file-row.ts';
import { findUses } from './find-uses.ts';
import { presentFile } from './present-file.ts';

/**
 * Replaces the bytes of a file with those of a new file, which is then removed from the library. The new file must be
 * of the same type and must not be used by any item. The replaced file keeps its ID, name, alt text and uses; its URL
 * changes everywhere, and old URLs redirect. Throws session.required, action.forbidden, file.unknown, input.invalid
 * (another type, or the file itself), media.used (the new file is used already).
 */
export async function replaceFile(
  deps: Writing & Pick<Deps, 'origin' | 'objects' | 'logger'>,
  actor: Actor,
  { id, uploadId }: ReplaceMediaFileInput,
): Promise<MediaFile> {
  requireEditor(actor);
  if (id === uploadId) throw new AppError('input.invalid', { uploadId: MESSAGES.sameFileType });
  const { before, after } = await writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const [file, upload] = await lockBoth(writing, id, uploadId);
    if (file.type !== upload.type) throw new AppError('input.invalid', { uploadId: MESSAGES.sameFileType });
    const uses = await findUses(db, [id, uploadId]);
    if (uses.has(uploadId)) throw new AppError('media.used');
    await db.delete(mediaFiles).where(eq(mediaFiles.id, uploadId));
    const { contentType, bytes, width, height, objectKey, variants } = upload;
    const values = { contentType, bytes, width, height, objectKey, variants, updatedAt: clock.now() };
    await db.update(mediaFiles).set(values).where(eq(mediaFiles.id, id));
    await moveFileInBodies(db, file, { id, objectKey });
    const target = { type: 'file', id, title: file.name } as const;
    await recordActivity(writing, {
      actor,
      action: 'file.replaced',
      target,
      change: changesOf(recordedFields(file), recordedFields(upload)),
    });
    return { before: file, after: presentFile({ ...file, ...values }, uses.get(id) ?? [], deps.origin) };
  });
  await deleteObjects(deps, before);
  return after;
}

/** Locks both files in the order of their IDs, so that two replacements can't block each other. */
async function lockBoth({ db }: Writing, id: string, uploadId: string): Promise<[ReadyFile, ReadyFile]> {
  if (id < uploadId) return [await lockFile(db, id), await lockFile(db, uploadId)];
  const upload = await lockFile(db, uploadId);
  return [await lockFile(db, id), upload];
}

/** The fields that the audit log records. */
function recordedFields({ name, contentType, bytes }: ReadyFile) {
  return { uploadedAs: name, contentType, bytes };
}
