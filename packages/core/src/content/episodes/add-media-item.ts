import type { MediaItem } from '@longreturn/contract/content';
import type { NewMediaItem } from '@longreturn/contract/content-input';
import type { MediaItemType } from '@longreturn/contract/content-types';
import { isMediaUrl } from '@longreturn/contract/media-url';
import { MESSAGES } from '@longreturn/contract/messages';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { countRows } from '../../lists/count-rows.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { presentMediaItem } from './present-episode.ts';

/**
 * Adds a media item after the other items of its episode and returns it. The item's order is always the number of
 * existing items, even if `order` is given, so that items added at the same time get different orders (docs/product.md,
 * Episodes and media items). Throws session.required, action.forbidden, episode.unknown, input.invalid (if the URL
 * doesn't fit the type).
 */
export async function addMediaItem(
  deps: Writing,
  actor: Actor,
  { id: episodeId, order: _ignored, ...fields }: NewMediaItem,
): Promise<MediaItem> {
  requireEditor(actor);
  requireMediaUrl(fields);
  const id = deps.ids.next();
  return writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const isEpisode = eq(episodes.id, episodeId);
    const [episode] = await db.select({ title: episodes.title }).from(episodes).where(isEpisode).for('update');
    if (!episode) throw new AppError('episode.unknown');
    const order = await countRows(db, mediaItems, eq(mediaItems.episodeId, episodeId));
    const item = { id, episodeId, ...fields, order, createdAt: clock.now() };
    await db.insert(mediaItems).values(item);
    const target = { type: 'episode', id: episodeId, title: episode.title } as const;
    const change = { mediaItem: { from: null, to: fields.title } };
    await recordActivity(writing, { actor, action: 'episode.media-added', target, change });
    return presentMediaItem(item);
  });
}

/** Throws input.invalid unless the URL fits the type of media item (docs/product.md, Episodes and media items). */
export function requireMediaUrl({ type, url }: { type: MediaItemType; url: string }): void {
  if (!isMediaUrl(type, url)) throw new AppError('input.invalid', { url: MESSAGES.mediaUrl });
}
