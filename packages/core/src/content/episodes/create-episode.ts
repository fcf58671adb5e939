import type { AdminEpisode } from '@longreturn/contract/admin-content';
import type { NewEpisode } from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requireCover } from '../../media/require-cover.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { episodeValues, setEpisodeTopics, updateOldEpisodeSlugs } from './episode-values.ts';
import { getAdminEpisode } from './list-all-episodes.ts';

/**
 * Creates an episode and returns it. The episode is public from its `publishedAt`. Throws session.required,
 * action.forbidden, input.invalid (if the cover is unknown), slug.taken, topic.unknown.
 */
export async function createEpisode(
  deps: Writing & Pick<Deps, 'origin'>,
  actor: Actor,
  { topics, ...fields }: NewEpisode,
): Promise<AdminEpisode> {
  requireEditor(actor);
  const id = deps.ids.next();
  const now = deps.clock.now();
  return writeContent(deps, async (writing) => {
    const { db } = writing;
    await requireCover(db, fields.coverFileId);
    await db.insert(episodes).values({ id, ...episodeValues(fields), createdAt: now, updatedAt: now });
    await updateOldEpisodeSlugs(db, id, fields.slug);
    await setEpisodeTopics(db, id, topics);
    await setMediaUses(db, { type: 'episode', id }, fields);
    const action = publicationEvent('episode', undefined, publicationOf(fields.publishedAt, now));
    await recordActivity(writing, { actor, action, target: { type: 'episode', id, title: fields.title } });
    return getAdminEpisode(writing, id);
  });
}
