import { isDeepStrictEqual } from 'node:util';
import type { MediaItem } from '@longreturn/contract/content';
import type { MediaOrder } from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { changeContent, type Writing } from '../write-content.ts';
import { findMediaItems } from './list-media-items.ts';
import { setMediaItemOrder } from './lock-media-item.ts';

/**
 * Puts the media items of an episode in the order of `mediaIds`, and returns them. If they have this order already,
 * nothing is written. Throws session.required, action.forbidden, episode.unknown, and content.changed if `mediaIds`
 * doesn't contain exactly the items of the episode: another editor may have added or deleted one.
 */
export async function reorderMediaItems(
  deps: Writing,
  actor: Actor,
  { id: episodeId, mediaIds }: MediaOrder,
): Promise<MediaItem[]> {
  requireEditor(actor);
  return changeContent(deps, async (writing) => {
    const { db } = writing;
    const itsEpisode = eq(episodes.id, episodeId);
    const [episode] = await db.select({ title: episodes.title }).from(episodes).where(itsEpisode).for('update');
    if (!episode) throw new AppError('episode.unknown');
    const before = await findMediaItems(db, episodeId);
    const idsBefore = before.map(({ id }) => id);
    if (!isDeepStrictEqual(new Set(mediaIds), new Set(idsBefore))) throw new AppError('content.changed');
    if (isDeepStrictEqual(mediaIds, idsBefore)) return { isChanged: false, result: before };
    await setMediaItemOrder(db, episodeId, mediaIds);
    const after = await findMediaItems(db, episodeId);
    const target = { type: 'episode', id: episodeId, title: episode.title } as const;
    const change = { mediaOrder: { from: before.map(({ title }) => title), to: after.map(({ title }) => title) } };
    await recordActivity(writing, { actor, action: 'episode.media-updated', target, change });
    return { isChanged: true, result: after };
  });
}
