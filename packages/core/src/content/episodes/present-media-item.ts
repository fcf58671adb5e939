import type { MediaItem } from '@longreturn/contract/content';
import type { mediaItems } from '@longreturn/db/schema';

/** Returns a media item without the columns that only core reads. */
export function presentMediaItem(row: typeof mediaItems.$inferSelect): MediaItem {
  return {
    id: row.id,
    type: row.type,
    url: row.url,
    title: row.title,
    description: row.description,
    order: row.order,
  };
}
