import type { Db } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';

/**
 * Locks an episode until the transaction ends, so that changes to its audio happen one after the other. Returns its
 * title. Throws episode.unknown.
 */
export async function lockEpisodeTitle(tx: Db, id: string): Promise<string> {
  const [episode] = await tx.select({ title: episodes.title }).from(episodes).where(eq(episodes.id, id)).for('update');
  if (!episode) throw new AppError('episode.unknown');
  return episode.title;
}
