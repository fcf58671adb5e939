import type { AdminEpisode } from '@longreturn/contract/admin-content';
import type { EpisodeChanges } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf, isSameContent, withChanges } from '../../changes-of.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { changeContent, type Writing } from '../write-content.ts';
import { authoredEpisodeColumns, episodeValues, setEpisodeTopics, updateOldEpisodeSlugs } from './episode-values.ts';
import { getAdminEpisode } from './list-all-episodes.ts';
import { episodeColumns } from './present-episode.ts';

/**
 * Updates the given fields of an episode and returns it. A former slug redirects to the new slug. If no field changes,
 * nothing is written. Throws session.required, action.forbidden, episode.unknown, slug.taken, topic.unknown.
 */
export async function updateEpisode(
  deps: Writing,
  actor: Actor,
  { id, ...changes }: EpisodeChanges,
): Promise<AdminEpisode> {
  requireEditor(actor);
  const now = deps.clock.now();
  return changeContent(deps, async (writing) => {
    const { db } = writing;
    const before = await lockEpisode(db, id);
    const after = withChanges(before, changes);
    if (isSameContent(before, after)) return { isChanged: false, result: await getAdminEpisode(db, id) };
    const { topics, ...fields } = after;
    await db
      .update(episodes)
      .set({ ...episodeValues(fields), updatedAt: now })
      .where(eq(episodes.id, id));
    await updateOldEpisodeSlugs(db, id, after.slug, before.slug);
    if (changes.topics) await setEpisodeTopics(db, id, topics);
    await recordActivity(writing, {
      actor,
      action: publicationEvent(
        'episode',
        publicationOf(before.publishedAt, now),
        publicationOf(after.publishedAt, now),
      ),
      target: { type: 'episode', id, title: after.title },
      change: changesOf(before, after),
    });
    return { isChanged: true, result: await getAdminEpisode(db, id) };
  });
}

/**
 * Returns the fields of an episode that its author set, and locks the episode until the transaction ends. Throws
 * episode.unknown.
 */
async function lockEpisode(tx: Db, id: string) {
  const [row] = await tx
    .select({ ...authoredEpisodeColumns, topics: episodeColumns.topics })
    .from(episodes)
    .where(eq(episodes.id, id))
    .for('update');
  if (!row) throw new AppError('episode.unknown');
  return row;
}
