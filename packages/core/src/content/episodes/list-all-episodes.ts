import type { AdminEpisodePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import { episodes } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { behindCursor, newestFirst, pageSize } from '../../lists/keyset.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';
import { type AdminEpisodeRow, adminEpisodeRow } from './episode-row.ts';
import { presentAdminEpisode } from './present-admin-episode.ts';

const PLACE = { publishedAt: episodes.createdAt, id: episodes.id };

/**
 * Returns a page of all episodes, drafts included, the last created first.
 * Throws session.required, action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listAllEpisodes(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { cursor, ...asked }: ListAllContentInput,
): Promise<AdminEpisodePage> {
  requireEditor(actor);
  const size = pageSize(asked);
  const rows = db
    .select(adminEpisodeRow)
    .from(episodes)
    .where(behindCursor(PLACE, cursor))
    .orderBy(...newestFirst(PLACE))
    .limit(size + 1);
  const placeOf = ({ createdAt, id }: AdminEpisodeRow) => ({ publishedAt: createdAt, id });
  const matching = undefined;
  return readPage({ db, table: episodes, matching, cursor, size, rows, placeOf, present: presentAdminEpisode });
}
