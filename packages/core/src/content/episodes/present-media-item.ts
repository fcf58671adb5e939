import type { MediaItem } from '@longreturn/contract/content';
import type { mediaItems } from '@longreturn/db/schema';

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
