import { articles, episodes } from '@longreturn/db/schema';
import { gt, min } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Returns when the next scheduled episode or article becomes public, or undefined if none is scheduled. */
export async function findNextPublication({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date | undefined> {
  const now = clock.now();
  const found = await Promise.all([
    db
      .select({ at: min(episodes.publishedAt) })
      .from(episodes)
      .where(gt(episodes.publishedAt, now)),
    db
      .select({ at: min(articles.publishedAt) })
      .from(articles)
      .where(gt(articles.publishedAt, now)),
  ]);
  const times = found.flat().flatMap(({ at }) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
