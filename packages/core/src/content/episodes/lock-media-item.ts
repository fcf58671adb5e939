import type { Db } from '@longreturn/db/database';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';

/**
 * Returns a media item and the title of its episode, and locks the media items of that episode until the transaction
 * ends. Throws media.unknown.
 */
export async function lockMediaItem(tx: Db, id: string) {
  const itsEpisode = tx.select({ id: mediaItems.episodeId }).from(mediaItems).where(eq(mediaItems.id, id));
  const [episode] = await tx
    .select({ title: episodes.title })
    .from(episodes)
    .where(eq(episodes.id, itsEpisode))
    .for('update');
  const [item] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id));
  if (!episode || !item) throw new AppError('media.unknown');
  return { item, episodeTitle: episode.title };
}
