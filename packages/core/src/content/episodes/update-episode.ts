import type { AdminEpisode } from '@longreturn/contract/admin-content';
import type { EpisodeChanges } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf, isSameContent, withChanges } from '../../changes-of.ts';
import type { Deps } from '../../deps.ts';
import { requireCover } from '../../media/require-cover.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { nextVersion, requireCurrent } from '../item-version.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { changeContent, type Writing } from '../write-content.ts';
import { authoredEpisodeColumns, episodeValues, setEpisodeTopics, updateOldEpisodeSlugs } from './episode-values.ts';
import { getAdminEpisode } from './list-all-episodes.ts';
import { episodeColumns } from './present-episode.ts';

/**
 * Updates the given fields of an episode and returns it. A former slug redirects to the new slug. If no field changes,
 * nothing is written. Throws session.required, action.forbidden, input.invalid (if the cover is unknown),
 * episode.unknown, content.changed, slug.taken, topic.unknown.
 */
export async function updateEpisode(
  deps: Writing & Pick<Deps, 'origin'>,
  actor: Actor,
  { id, updatedAt: known, ...changes }: EpisodeChanges,
): Promise<AdminEpisode> {
  requireEditor(actor);
  const now = deps.clock.now();
  return changeContent(deps, async (writing) => {
    const { db } = writing;
    const { updatedAt, ...before } = await lockEpisode(db, id);
    requireCurrent(updatedAt, known);
    const after = withChanges(before, changes);
    if (isSameContent(before, after)) return { isChanged: false, result: await getAdminEpisode(writing, id) };
    const { topics, ...fields } = after;
    await requireCover(db, fields.coverFileId);
    await db
      .update(episodes)
      .set({ ...episodeValues(fields), updatedAt: nextVersion(updatedAt, now) })
      .where(eq(episodes.id, id));
    await updateOldEpisodeSlugs(db, id, after.slug, before.slug);
    if (changes.topics) await setEpisodeTopics(db, id, topics);
    await setMediaUses(db, { type: 'episode', id }, fields);
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
    return { isChanged: true, result: await getAdminEpisode(writing, id) };
  });
}

/**
 * Locks an episode until the transaction ends, and returns its `updatedAt` and the fields that its author set. Throws
 * episode.unknown.
 */
async function lockEpisode(tx: Db, id: string) {
  const [row] = await tx
    .select({ ...authoredEpisodeColumns, topics: episodeColumns.topics, updatedAt: episodes.updatedAt })
    .from(episodes)
    .where(eq(episodes.id, id))
    .for('update');
  if (!row) throw new AppError('episode.unknown');
  return row;
}
