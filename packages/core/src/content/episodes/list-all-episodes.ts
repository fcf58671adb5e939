import type { AdminEpisodePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import { episodes } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';
import { adminEpisodeRow } from './episode-row.ts';
import { presentAdminEpisode } from './present-episode.ts';

/**
 * Returns a page of all episodes, drafts included, the last created first.
 * Throws session.required, action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listAllEpisodes(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListAllContentInput,
): Promise<AdminEpisodePage> {
  requireEditor(actor);
  return readPage({
    db,
    table: episodes,
    order: newestFirst(episodes.createdAt, episodes.id),
    matching: undefined,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(adminEpisodeRow)
        .from(episodes)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    placeOf: ({ createdAt, id }) => [createdAt, id],
    present: presentAdminEpisode,
  });
}
