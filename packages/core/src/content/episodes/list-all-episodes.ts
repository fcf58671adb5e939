import type { AdminEpisode, AdminEpisodePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import { LIMITS } from '@longreturn/contract/limits';
import { episodes } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { containsText } from '../../lists/contains-text.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { isInState } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { adminEpisodeColumns, presentAdminEpisode } from './present-episode.ts';

/**
 * Returns a page of all episodes, including drafts; the most recently created come first. Throws session.required,
 * action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listAllEpisodes(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  actor: Actor,
  input: ListAllContentInput,
): Promise<AdminEpisodePage> {
  requireEditor(actor);
  const { q, state } = input;
  const now = clock.now();
  return readPage({
    db,
    table: episodes,
    order: newestFirst(episodes.createdAt, episodes.id),
    matching: and(
      q ? containsText(episodes.searchText, q) : undefined,
      state ? isInState(episodes, state, now) : undefined,
    ),
    maxTotal: q ? LIMITS.countedMatches : undefined,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(adminEpisodeColumns)
        .from(episodes)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: (row) => presentAdminEpisode(row, { now, origin }),
  });
}

/** Returns an episode as editors see it. The caller has checked that the actor is an editor. Throws episode.unknown. */
export async function getAdminEpisode(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  id: string,
): Promise<AdminEpisode> {
  const [row] = await db.select(adminEpisodeColumns).from(episodes).where(eq(episodes.id, id));
  if (!row) throw new AppError('episode.unknown');
  return presentAdminEpisode(row, { now: clock.now(), origin });
}
