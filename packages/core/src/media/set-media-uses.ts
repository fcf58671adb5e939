import type { Db } from '@longreturn/db/database';
import { mediaFiles, mediaUses } from '@longreturn/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { isReady } from './file-row.ts';
import { fileIdsIn } from './media-path.ts';

interface UsingItem {
  type: 'episode' | 'article' | 'issue';
  id: string;
}

interface UsedFiles {
  coverFileId?: string | null;
  /** The sanitised body. */
  html?: string;
}

/**
 * Records which files of the media library an item uses, as its cover and in its body. Runs in the transaction of each
 * write to the item. When the item is deleted, callers pass no files. A body may refer to files that no longer exist.
 */
export async function setMediaUses(tx: Db, { type, id }: UsingItem, { coverFileId, html = '' }: UsedFiles = {}) {
  await tx.delete(mediaUses).where(and(eq(mediaUses.itemType, type), eq(mediaUses.itemId, id)));
  const covers = coverFileId ? [coverFileId] : [];
  const inBody = fileIdsIn(html);
  if (covers.length + inBody.length === 0) return;
  const known = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.id, [...covers, ...inBody]), isReady()))
    .for('key share');
  const ids = new Set(known.map((file) => file.id));
  const placedIn = (place: 'cover' | 'body') => (fileId: string) => ({ fileId, itemType: type, itemId: id, place });
  const uses = [...covers.map(placedIn('cover')), ...inBody.map(placedIn('body'))].filter(({ fileId }) =>
    ids.has(fileId),
  );
  if (uses.length > 0) await tx.insert(mediaUses).values(uses);
}
