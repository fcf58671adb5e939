import { rateWindows } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** So many tries within so many milliseconds, for whatever the key names. */
export interface TryLimit {
  key: string;
  most: number;
  windowMs: number;
}

/**
 * Counts a try, in the database so that all instances count together, in one statement so that none slips through.
 * Returns 0 when it is among those allowed, else the seconds until the window ends. Runs outside transactions where a
 * failure that undoes one must not give the try back.
 */
export async function countTry(
  { db, clock, rateLimitMultiplier }: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  { key, most, windowMs }: TryLimit,
): Promise<number> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${rateWindows.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [window] = await db
    .insert(rateWindows)
    .values({ key, tries: 1, endsAt })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${rateWindows.tries} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning({ tries: rateWindows.tries, endsAt: rateWindows.endsAt });
  if (!window || window.tries <= most * rateLimitMultiplier) return 0;
  return Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000));
}
