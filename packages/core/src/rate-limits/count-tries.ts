import { rateWindows } from '@longreturn/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** At most this many attempts within this many milliseconds for one key. */
export interface TryLimit {
  key: string;
  most: number;
  windowMs: number;
}

/**
 * Counts an attempt for each limit in turn, and stops at the first exceeded one. Counts in the database, so that all
 * instances share the counts, and in one statement, so that no attempt is missed. Returns 0 if every limit allows the
 * attempt, else the seconds until the exceeded limit's window ends. Call it outside a transaction if a rollback must
 * not undo the count.
 */
export async function countTries(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  limits: readonly TryLimit[],
): Promise<number> {
  const now = deps.clock.now();
  const steps = limits.map((limit, index) => {
    const allowed = index > 0 ? sql`from ${nameOf(index - 1)} where not is_over` : sql.empty();
    return deps.db.$with(`try_${index}`).as(countTry(deps, limit, allowed));
  });
  const counted = sql.join(
    steps.map((_, index) => sql`select ends_at, is_over from ${nameOf(index)}`),
    sql` union all `,
  );
  const [exceeded] = await deps.db
    .with(...steps)
    .select({ endsAt: sql<Date>`ends_at`.mapWith(rateWindows.endsAt) })
    .from(sql`(${counted}) as tries`)
    .where(sql`is_over`);
  if (!exceeded) return 0;
  return Math.max(1, Math.ceil((exceeded.endsAt.getTime() - now.getTime()) / 1000));
}

const nameOf = (index: number) => sql.identifier(`try_${index}`);

/** Counts the attempt if `allowed`, the end of a select, holds. */
function countTry(
  { db, clock, rateLimitMultiplier }: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  { key, most, windowMs }: TryLimit,
  allowed: SQL,
) {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + windowMs).toISOString();
  const isEnded = sql`${rateWindows.endsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .insert(rateWindows)
    .select(sql`select ${key}::text, 1, ${endsAt}::timestamptz ${allowed}`)
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        tries: sql`case when ${isEnded} then 1 else ${rateWindows.tries} + 1 end`,
        endsAt: sql`case when ${isEnded} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning({
      endsAt: rateWindows.endsAt,
      isOver: sql<boolean>`${rateWindows.tries} > ${most * rateLimitMultiplier}::float8`.as('is_over'),
    });
}
