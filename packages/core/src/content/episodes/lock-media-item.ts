import type { Db } from '@longreturn/db/database';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';

/**
 * Returns a media item and the title of its episode. Locks the episode until the transaction ends, so that no one else
 * changes its media items. Throws media.unknown.
 */
export async function lockMediaItem(tx: Db, id: string) {
  const episodeId = tx.select({ id: mediaItems.episodeId }).from(mediaItems).where(eq(mediaItems.id, id));
  const [episode] = await tx
    .select({ title: episodes.title })
    .from(episodes)
    .where(eq(episodes.id, episodeId))
    .for('update');
  const [item] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id));
  if (!episode || !item) throw new AppError('media.unknown');
  return { item, episodeTitle: episode.title };
}

/** Returns the IDs of an episode's media items in order. */
export async function findMediaItemIds(tx: Db, episodeId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(eq(mediaItems.episodeId, episodeId))
    .orderBy(asc(mediaItems.order), asc(mediaItems.id));
  return rows.map(({ id }) => id);
}

/** Numbers the media items of an episode from 0 in the order of `ids`, which must contain all of them. */
export async function setMediaItemOrder(tx: Db, episodeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const inOrder = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await tx
    .update(mediaItems)
    .set({ order: sql`array_position(array[${inOrder}], ${mediaItems.id}) - 1` })
    .where(eq(mediaItems.episodeId, episodeId));
}
