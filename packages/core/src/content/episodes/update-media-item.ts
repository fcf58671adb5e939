import { isDeepStrictEqual } from 'node:util';
import type { MediaItem } from '@longreturn/contract/content';
import type { MediaItemChanges } from '@longreturn/contract/content-input';
import { mediaItems } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { changesOf, withChanges } from '../../changes-of.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { changeContent, type Writing } from '../write-content.ts';
import { requireMediaUrl } from './add-media-item.ts';
import { findMediaItemIds, lockMediaItem, setMediaItemOrder } from './lock-media-item.ts';
import { presentMediaItem } from './present-episode.ts';

/**
 * Updates the given fields of a media item and returns it. `order` moves the item to that position in its episode, or
 * to the last position if the number is too large. If no field changes, nothing is written. Throws session.required,
 * action.forbidden, media.unknown, input.invalid (if the URL doesn't fit the type).
 */
export async function updateMediaItem(
  deps: Writing,
  actor: Actor,
  { id, ...changes }: MediaItemChanges,
): Promise<MediaItem> {
  requireEditor(actor);
  return changeContent(deps, async (writing) => {
    const { db } = writing;
    const { item, episodeTitle } = await lockMediaItem(db, id);
    const others = (await findMediaItemIds(db, item.episodeId)).filter((other) => other !== id);
    const changed = withChanges(item, changes);
    const after = { ...changed, order: Math.min(changed.order, others.length) };
    requireMediaUrl(after);
    if (isDeepStrictEqual(item, after)) return { isChanged: false, result: presentMediaItem(item) };
    await db.update(mediaItems).set(after).where(eq(mediaItems.id, id));
    await setMediaItemOrder(db, item.episodeId, others.toSpliced(after.order, 0, id));
    const target = { type: 'episode', id: item.episodeId, title: episodeTitle } as const;
    const { title: _named, ...fields } = changesOf(item, after);
    const change = { ...fields, mediaItem: { from: item.title, to: after.title } };
    await recordActivity(writing, { actor, action: 'episode.media-updated', target, change });
    return { isChanged: true, result: presentMediaItem(after) };
  });
}
