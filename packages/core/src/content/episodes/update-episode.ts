import type { EpisodeChanges } from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf } from '../../changes-of.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationOf } from '../publication.ts';
import { publicationEvent } from '../publication-event.ts';
import { requireEditor } from '../require-editor.ts';
import { withChanges } from '../with-changes.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { episodeValues, givenOfEpisode } from './episode-values.ts';
import { setEpisodeTopics } from './set-episode-topics.ts';
import { settleEpisodeSlug } from './settle-episode-slug.ts';

/**
 * Updates the given fields of an episode. A slug that it gives up redirects to the new one.
 * Throws session.required, action.forbidden, episode.unknown, slug.taken, topic.unknown.
 */
export async function updateEpisode(
  deps: Writing,
  actor: Actor,
  { id, topics, ...changes }: EpisodeChanges,
): Promise<void> {
  requireEditor(actor);
  const now = deps.clock.now();
  await writeContent(deps, async (writing) => {
    const { db } = writing;
    const [before] = await db.select(givenOfEpisode).from(episodes).where(eq(episodes.id, id)).for('update');
    if (!before) throw new AppError('episode.unknown');
    const after = episodeValues(withChanges(before, changes));
    await db
      .update(episodes)
      .set({ ...after, updatedAt: now })
      .where(eq(episodes.id, id));
    await settleEpisodeSlug(db, id, after.slug, before.slug);
    const topicsBefore = topics && (await setEpisodeTopics(db, id, topics));
    await recordActivity(writing, {
      actor,
      action: publicationEvent(
        'episode',
        publicationOf(before.publishedAt, now),
        publicationOf(after.publishedAt, now),
      ),
      target: { type: 'episode', id, title: after.title },
      change: {
        ...changesOf(before, after),
        ...(topics && topicsBefore && changesOf({ topics: topicsBefore }, { topics: topics.toSorted() })),
      },
    });
  });
}
