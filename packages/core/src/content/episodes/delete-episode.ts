import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';

/**
 * Deletes an episode, its media items and its old slugs permanently. Throws session.required, action.forbidden,
 * episode.unknown.
 */
export async function deleteEpisode(deps: Writing, actor: Actor, id: string): Promise<void> {
  requireEditor(actor);
  await writeContent(deps, async (writing) => {
    const [deleted] = await writing.db.delete(episodes).where(eq(episodes.id, id)).returning({ title: episodes.title });
    if (!deleted) throw new AppError('episode.unknown');
    const target = { type: 'episode', id, title: deleted.title } as const;
    await recordActivity(writing, { actor, action: 'episode.deleted', target });
  });
}
