import type { NewMediaItem } from '@longreturn/contract/content-input';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { countRows } from '../../lists/count-rows.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';

/**
 * Adds a media item after those of the episode and returns its id. Its order is their number.
 * Throws session.required, action.forbidden, episode.unknown.
 */
export async function addMediaItem(deps: Writing, actor: Actor, fields: NewMediaItem): Promise<{ id: string }> {
  requireEditor(actor);
  const id = deps.ids.next();
  return writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const itsEpisode = eq(episodes.id, fields.episodeId);
    const [episode] = await db.select({ title: episodes.title }).from(episodes).where(itsEpisode).for('update');
    if (!episode) throw new AppError('episode.unknown');
    const order = await countRows(db, mediaItems, eq(mediaItems.episodeId, fields.episodeId));
    await db.insert(mediaItems).values({ id, ...fields, order, createdAt: clock.now() });
    const target = { type: 'episode', id: fields.episodeId, title: episode.title } as const;
    const change = { mediaItem: { from: null, to: fields.title } };
    await recordActivity(writing, { actor, action: 'episode.media-added', target, change });
    return { id };
  });
}
