import type { AdminEpisode } from '@longreturn/contract/admin-content';
import type { Db } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import { adminEpisodeRow } from './episode-row.ts';
import { presentAdminEpisode } from './present-episode.ts';

/** Returns an episode as editors see it. Its caller has checked the actor's rights. Throws episode.unknown. */
export async function getAdminEpisode(db: Db, id: string): Promise<AdminEpisode> {
  const [row] = await db.select(adminEpisodeRow).from(episodes).where(eq(episodes.id, id));
  if (!row) throw new AppError('episode.unknown');
  return presentAdminEpisode(row);
}
