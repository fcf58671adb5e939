import type { DeleteMediaFileInput } from '@longreturn/contract/media-library';
import { mediaFiles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { removeFileFromBodies } from './bodies-with-file.ts';
import { deleteObjects } from './delete-objects.ts';
import { lockFile } from './file-row.ts';
import { findUses } from './find-uses.ts';

/**
 * Deletes a file permanently. With `force`, even a file in use is deleted, and removed from the covers and bodies of
 * the items that use it. Throws session.required, action.forbidden, file.unknown, media.used.
 */
export async function deleteFile(
  deps: Writing & Pick<Deps, 'objects' | 'logger'>,
  actor: Actor,
  { id, force }: DeleteMediaFileInput,
): Promise<void> {
  requireEditor(actor);
  const deleted = await changeContent(deps, async (writing) => {
    const { db } = writing;
    const file = await lockFile(db, id);
    const uses = (await findUses(db, [id])).get(id) ?? [];
    if (uses.length > 0 && !force) throw new AppError('media.used');
    await removeFileFromBodies(db, id);
    await db.delete(mediaFiles).where(eq(mediaFiles.id, id)); // also removes uses and covers
    const usedIn = uses.map(({ title }) => title);
    const change = usedIn.length > 0 ? { usedIn: { from: usedIn, to: null } } : {};
    const target = { type: 'file', id, title: file.name } as const;
    await recordActivity(writing, { actor, action: 'file.deleted', target, change });
    return { isChanged: uses.length > 0, result: file };
  });
  await deleteObjects(deps, deleted);
}
