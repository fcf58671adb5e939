import { type UpdateEpisodeInput, updateEpisodeInput } from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { parseInput } from '../parse-input.ts';
import { recordActivity } from '../record-activity.ts';
import { episodeValues, givenOfEpisode } from './episode-values.ts';
import { publicationOf } from './publication.ts';
import { publicationEvent } from './publication-event.ts';
import { requireEditor } from './require-editor.ts';
import { setEpisodeTopics } from './set-episode-topics.ts';
import { settleEpisodeSlug } from './settle-episode-slug.ts';
import { withChanges } from './with-changes.ts';
import { type Writing, writeContent } from './write-content.ts';

/**
 * Changes the named fields of an episode; the address of a slug that it gives up redirects (design: Publication).
 * Throws action.forbidden, input.invalid, episode.unknown, slug.taken and topic.unknown.
 */
export async function updateEpisode(deps: Writing, actor: Actor, input: UpdateEpisodeInput): Promise<void> {
  requireEditor(actor);
  const { id, topics, ...changes } = parseInput(updateEpisodeInput, input);
  const now = deps.clock.now();
  await writeContent(deps, async (writing) => {
    const { db } = writing;
    const [before] = await db.select(givenOfEpisode).from(episodes).where(eq(episodes.id, id)).for('update');
    if (!before) throw new AppError('episode.unknown');
    const after = withChanges(before, changes);
    await db
      .update(episodes)
      .set({ ...episodeValues(after), updatedAt: now })
      .where(eq(episodes.id, id));
    await settleEpisodeSlug(db, id, after.slug, before.slug);
    if (topics) await setEpisodeTopics(db, id, topics);
    const event = publicationEvent(
      'Episode',
      publicationOf(before.publishedAt, now),
      publicationOf(after.publishedAt, now),
    );
    await recordActivity(writing, { title: event, description: after.title });
  });
}
