import type { MediaItem } from '@longreturn/contract/content';
import type { Db } from '@longreturn/db/database';
import { mediaItems } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import { presentMediaItem } from './present-episode.ts';

/** Reads the episode's media items in their order. The caller has checked that the actor may see them. */
export async function findMediaItems(db: Db, episodeId: string): Promise<MediaItem[]> {
  const rows = await db
    .select()
    .from(mediaItems)
    .where(eq(mediaItems.episodeId, episodeId))
    .orderBy(asc(mediaItems.order), asc(mediaItems.id));
  return rows.map(presentMediaItem);
}
