import { LIMITS } from '@longreturn/contract/limits';
import { entitlements } from '@longreturn/db/schema';
import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;

/**
 * Returns an SQL condition that is true for entitlements that give premium access at this time. The rule is the same
 * as in `isActive` in account-standing.ts.
 */
export function isActiveAt(now: Date): SQL | undefined {
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  const lapsedBy = sql`case when ${entitlements.state} = 'past_due' then ${daysAgo(LIMITS.pastDueDays)}
    when ${entitlements.state} = 'active' and ${entitlements.source} in ('stripe', 'paypal') then ${daysAgo(LIMITS.renewalDays)}
    else ${daysAgo(0)} end`;
  return and(
    isNull(entitlements.endedAt),
    lte(entitlements.from, now),
    or(isNull(entitlements.paidThrough), gt(entitlements.paidThrough, lapsedBy)),
  );
}
