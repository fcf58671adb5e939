import type { MediaFile, MediaFileChanges } from '@longreturn/contract/media-library';
import { mediaFiles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { changesOf, withChanges } from '../changes-of.ts';
import { requireEditor } from '../content/require-editor.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { lockFile } from './file-row.ts';
import { findUses } from './find-uses.ts';
import { presentFile } from './present-file.ts';

/**
 * Changes the name or alt text of a file. If nothing changes, nothing is written. Throws session.required,
 * action.forbidden, file.unknown.
 */
export async function updateFile(
  deps: Writing & Pick<Deps, 'origin'>,
  actor: Actor,
  { id, ...changes }: MediaFileChanges,
): Promise<MediaFile> {
  requireEditor(actor);
  return changeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const file = await lockFile(db, id);
    const uses = (await findUses(db, [id])).get(id) ?? [];
    const before = { name: file.name, altText: file.altText };
    const after = withChanges(before, changes);
    const change = changesOf(before, after);
    if (Object.keys(change).length === 0) return { isChanged: false, result: presentFile(file, uses, deps.origin) };
    const updatedAt = clock.now();
    await db
      .update(mediaFiles)
      .set({ ...after, updatedAt })
      .where(eq(mediaFiles.id, id));
    const target = { type: 'file', id, title: after.name } as const;
    await recordActivity(writing, { actor, action: 'file.updated', target, change });
    return { isChanged: true, result: presentFile({ ...file, ...after, updatedAt }, uses, deps.origin) };
  });
}
