import { LIMITS } from '@longreturn/contract/limits';
import { failedLogins } from '@longreturn/db/schema';
import { isNull, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/**
 * Counts a failed login for an email address in one statement, so that concurrent failures are counted exactly. Returns
 * 'froze' for the tenth failure within fifteen minutes, and 'frozen' for later ones, which are not counted.
 */
export async function countFailedLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  addressHash: string,
): Promise<'counted' | 'froze' | 'frozen'> {
  const now = clock.now();
  const countsSince = new Date(now.getTime() - LIMITS.freezeMinutes * 60_000).toISOString();
  const recent = sql`array(select t from unnest(${failedLogins.times}) t where t > ${countsSince}::timestamptz)`;
  const isTooMany = sql`cardinality(${recent}) + 1 >= ${LIMITS.freezeFailures}`;
  const [row] = await db
    .insert(failedLogins)
    .values({ addressHash, times: [now], lastAt: now })
    .onConflictDoUpdate({
      target: failedLogins.addressHash,
      set: {
        times: sql`${recent} || excluded.times`,
        lastAt: now,
        frozenAt: sql`case when ${isTooMany} then excluded.last_at end`,
      },
      setWhere: isNull(failedLogins.frozenAt),
    })
    .returning({ frozenAt: failedLogins.frozenAt });
  if (!row) return 'frozen';
  return row.frozenAt ? 'froze' : 'counted';
}
