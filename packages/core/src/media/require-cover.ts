import { MESSAGES } from '@longreturn/contract/messages';
import type { Db } from '@longreturn/db/database';
import { mediaFiles } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { isReady } from './file-row.ts';

/**
 * Checks that a cover is an image in the media library, and locks it until the transaction ends, so that nobody
 * deletes it meanwhile. Throws input.invalid.
 */
export async function requireCover(tx: Db, coverFileId: string | null): Promise<void> {
  if (coverFileId === null) return;
  const [image] = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, coverFileId), eq(mediaFiles.type, 'image'), isReady()))
    .for('key share');
  if (!image) throw new AppError('input.invalid', { coverFileId: MESSAGES.cover });
}
