import type { Db } from '@longreturn/db/database';
import { rateWindows } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { preparedOnce } from '../prepared-once.ts';

/** A rate limit: at most `max` attempts with the key within `windowMs` milliseconds. */
export interface TryLimit {
  key: string;
  max: number;
  windowMs: number;
}

/**
 * Counts an attempt for each limit in turn, and stops at the first limit that is exceeded. The counts are in the
 * database, so all instances share them. Each call runs a single statement, so concurrent attempts are counted exactly.
 * Returns 0 if every limit allows the attempt, otherwise the seconds until the window of the exceeded limit ends. Call
 * it outside a transaction if a rollback must not undo the count.
 */
export async function countTries(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  limits: readonly TryLimit[],
): Promise<number> {
  const now = deps.clock.now();
  const values = limits.flatMap(({ key, max, windowMs }, index) => [
    [`key_${index}`, key],
    [`max_${index}`, max * deps.rateLimitMultiplier],
    [`ends_at_${index}`, new Date(now.getTime() + windowMs).toISOString()],
  ]);
  const statement = statementFor(limits.length)(deps.db);
  const [exceeded] = await statement.execute({ ...Object.fromEntries(values), now: now.toISOString() });
  if (!exceeded) return 0;
  return Math.max(1, Math.ceil((exceeded.endsAt.getTime() - now.getTime()) / 1000));
}

const statements = new Map<number, ReturnType<typeof prepareCounting>>();

/** Returns the statement for this number of limits. */
function statementFor(limits: number): ReturnType<typeof prepareCounting> {
  const known = statements.get(limits) ?? prepareCounting(limits);
  statements.set(limits, known);
  return known;
}

function prepareCounting(limits: number) {
  return preparedOnce((db: Db) => {
    const indexes = Array.from({ length: limits }, (_, index) => index);
    const steps = indexes.map((index) => db.$with(`try_${index}`).as(countTry(db, index)));
    const counted = sql.join(
      indexes.map((index) => sql`select ends_at, is_over from ${nameOf(index)}`),
      sql` union all `,
    );
    return db
      .with(...steps)
      .select({ endsAt: sql<Date>`ends_at`.mapWith(rateWindows.endsAt) })
      .from(sql`(${counted}) as tries`)
      .where(sql`is_over`)
      .prepare(`count_${limits}_tries`);
  });
}

const nameOf = (index: number) => sql.identifier(`try_${index}`);

/** Returns the part of the statement for one limit. It counts the attempt unless the previous limit is exceeded. */
function countTry(db: Db, index: number) {
  const [key, max, endsAt] = ['key', 'max', 'ends_at'].map((name) => sql.placeholder(`${name}_${index}`));
  const allowed = index > 0 ? sql`from ${nameOf(index - 1)} where not is_over` : sql.empty();
  const isEnded = sql`${rateWindows.endsAt} <= ${sql.placeholder('now')}::timestamptz`;
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
      isOver: sql<boolean>`${rateWindows.tries} > ${max}::float8`.as('is_over'),
    });
}
