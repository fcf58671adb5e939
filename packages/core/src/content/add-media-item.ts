import { type AddMediaItemInput, addMediaItemInput } from '@longreturn/contract/content-input';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { parseInput } from '../parse-input.ts';
import { recordActivity } from '../record-activity.ts';
import { countRows } from './count-rows.ts';
import { requireEditor } from './require-editor.ts';
import { type Writing, writeContent } from './write-content.ts';

/**
 * Adds a media item behind those the episode has and returns its id; its order is their count (specification §3).
 * Throws action.forbidden, input.invalid and episode.unknown.
 */
export async function addMediaItem(deps: Writing, actor: Actor, input: AddMediaItemInput): Promise<{ id: string }> {
  requireEditor(actor);
  const fields = parseInput(addMediaItemInput, input);
  const id = deps.ids.next();
  return writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const itsEpisode = eq(episodes.id, fields.episodeId);
    const [episode] = await db.select({ title: episodes.title }).from(episodes).where(itsEpisode).for('update');
    if (!episode) throw new AppError('episode.unknown');
    const order = await countRows(db, mediaItems, eq(mediaItems.episodeId, fields.episodeId));
    await db.insert(mediaItems).values({ id, ...fields, order, createdAt: clock.now() });
    await recordActivity(writing, { title: 'Media added', description: episode.title });
    return { id };
  });
}
