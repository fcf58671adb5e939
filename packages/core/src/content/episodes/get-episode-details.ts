import type { AdminEpisodeDetails } from '@longreturn/contract/admin-content';
import type { MediaItem } from '@longreturn/contract/content';
import { episodeOldSlugs } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requireEditor } from '../require-editor.ts';
import { getAdminEpisode } from './list-all-episodes.ts';
import { findMediaItems, listMediaItems } from './list-media-items.ts';

/**
 * Returns an episode for editors, with its media items and its former slugs. Throws session.required,
 * action.forbidden, episode.unknown.
 */
export async function getEpisodeDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  actor: Actor,
  id: string,
): Promise<AdminEpisodeDetails> {
  requireEditor(actor);
  const episode = await getAdminEpisode(deps, id);
  const former = await deps.db
    .select({ slug: episodeOldSlugs.slug })
    .from(episodeOldSlugs)
    .where(eq(episodeOldSlugs.episodeId, id))
    .orderBy(asc(episodeOldSlugs.slug));
  return { ...episode, media: await findMediaItems(deps.db, id), oldSlugs: former.map(({ slug }) => slug) };
}

/**
 * Returns the media items of an episode in order, even if the episode isn't public. Throws session.required,
 * action.forbidden, episode.unknown.
 */
export async function listAllMediaItems(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  episodeId: string,
): Promise<MediaItem[]> {
  requireEditor(actor);
  return listMediaItems(deps, 'editor', episodeId);
}
