import type { AdminEpisode, AdminEpisodePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import type { Db } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';
import { adminEpisodeColumns, presentAdminEpisode } from './present-episode.ts';

/**
 * Returns a page of all episodes, including drafts; the most recently created come first. Throws session.required,
 * action.forbidden, and input.invalid on a malformed cursor.
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
        .select(adminEpisodeColumns)
        .from(episodes)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: presentAdminEpisode,
  });
}

/** Returns an episode as editors see it. The caller has checked that the actor is an editor. Throws episode.unknown. */
export async function getAdminEpisode(db: Db, id: string): Promise<AdminEpisode> {
  const [row] = await db.select(adminEpisodeColumns).from(episodes).where(eq(episodes.id, id));
  if (!row) throw new AppError('episode.unknown');
  return presentAdminEpisode(row);
}
