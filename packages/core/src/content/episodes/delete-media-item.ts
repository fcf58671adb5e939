import { mediaItems } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { findMediaItemIds, lockMediaItem, setMediaItemOrder } from './lock-media-item.ts';

/**
 * Deletes a media item permanently and moves the later items of its episode up. Throws session.required,
 * action.forbidden, media.unknown.
 */
export async function deleteMediaItem(deps: Writing, actor: Actor, id: string): Promise<void> {
  requireEditor(actor);
  await writeContent(deps, async (writing) => {
    const { db } = writing;
    const { item, episodeTitle } = await lockMediaItem(db, id);
    await db.delete(mediaItems).where(eq(mediaItems.id, id));
    await setMediaItemOrder(db, item.episodeId, await findMediaItemIds(db, item.episodeId));
    const target = { type: 'episode', id: item.episodeId, title: episodeTitle } as const;
    const change = { mediaItem: { from: item.title, to: null } };
    await recordActivity(writing, { actor, action: 'episode.media-deleted', target, change });
  });
}
