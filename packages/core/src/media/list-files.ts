import { LIMITS } from '@longreturn/contract/limits';
import type {
  ListMediaFilesInput,
  MediaFile,
  MediaFileIdInput,
  MediaFilePage,
} from '@longreturn/contract/media-library';
import { mediaFiles } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { newestFirst } from '../lists/order.ts';
import { readPage } from '../lists/read-page.ts';
import { asReady, isReady, type ReadyFile } from './file-row.ts';
import { findUses } from './find-uses.ts';
import { presentFile } from './present-file.ts';

/**
 * Returns a page of the media library, the latest uploads first. `q` matches the name or alt text, ignoring case.
 * Throws session.required, action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listFiles(
  { db, origin }: Pick<Deps, 'db' | 'origin'>,
  actor: Actor,
  { q, type, ...input }: ListMediaFilesInput,
): Promise<MediaFilePage> {
  requireEditor(actor);
  const page = await readPage({
    db,
    table: mediaFiles,
    order: newestFirst(mediaFiles.createdAt, mediaFiles.id),
    matching: and(isReady(), q ? containsText(mediaFiles.searchText, q) : undefined, type && eq(mediaFiles.type, type)),
    maxTotal: LIMITS.countedMatches,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(mediaFiles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: (row) => row as ReadyFile, // the list contains only complete files
  });
  const uses = await findUses(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((file) => presentFile(file, uses.get(file.id) ?? [], origin)) };
}

/** Returns a file of the media library. Throws session.required, action.forbidden, file.unknown. */
export async function getFile(
  { db, origin }: Pick<Deps, 'db' | 'origin'>,
  actor: Actor,
  { id }: MediaFileIdInput,
): Promise<MediaFile> {
  requireEditor(actor);
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  const file = asReady(row);
  if (!file) throw new AppError('file.unknown');
  return presentFile(file, (await findUses(db, [id])).get(id) ?? [], origin);
}
