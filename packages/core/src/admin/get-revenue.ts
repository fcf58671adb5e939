import type { Revenue } from '@longreturn/contract/admin-membership';
import { LIMITS } from '@longreturn/contract/limits';
import { entitlements, subscriptions } from '@longreturn/db/schema';
import { PLANS } from '@longreturn/site/plans';
import { and, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { isActiveAt } from '../entitlements/active-at.ts';
import { countRows } from '../lists/count-rows.ts';
import { isUnsettled } from '../membership/is-unsettled.ts';
import { requireAdmin } from './require-admin.ts';

const MONTHS = 12;

/**
 * The time at which a subscription stops giving access; infinity if it is active, since it will renew. All other cases
 * follow the rule of `accessOf` in entitlement-of.ts, written in SQL.
 */
const accessEnd = sql`case when ${subscriptions.endedAt} is not null then ${subscriptions.endedAt}
  when ${subscriptions.state} = 'active' then 'infinity'::timestamptz
  when ${subscriptions.state} = 'past_due' then ${subscriptions.paidThrough} + ${sql.raw(`interval '${LIMITS.pastDueDays} days'`)}
  else ${subscriptions.paidThrough} end`;

/**
 * Returns the revenue of the last twelve months: for each month, the total monthly price of the subscriptions that were
 * running at the end of the month, how many subscriptions began in the month, and how many ended. Also counts the
 * payments that are past due now, and the subscriptions that still have to be cancelled or refunded at their provider.
 * Months are in UTC. Throws session.required, action.forbidden.
 */
export async function getRevenue(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Revenue> {
  requireAdmin(actor);
  const now = deps.clock.now();
  const starts = Array.from({ length: MONTHS + 1 }, (_, index) => startOfMonth(now, index + 1 - MONTHS));
  const months = await Promise.all(
    starts.slice(0, MONTHS).map((start, index) => readMonth(deps, start, starts[index + 1] ?? now)),
  );
  const pastDue = and(isActiveAt(now), eq(entitlements.state, 'past_due'));
  const [failedPayments, unsettled] = await Promise.all([
    countRows(deps.db, entitlements, pastDue),
    countRows(deps.db, subscriptions, isUnsettled),
  ]);
  return { months, failedPayments, unsettled };
}

function startOfMonth(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}

async function readMonth({ db, clock }: Pick<Deps, 'db' | 'clock'>, start: Date, next: Date) {
  const end = next < clock.now() ? next : clock.now();
  const isPaid = isNotNull(subscriptions.paidThrough);
  const count = (condition: SQL | undefined) => countRows(db, subscriptions, and(isPaid, condition));
  const [plans, before, started, ended] = await Promise.all([
    db
      .select({ plan: subscriptions.plan, count: sql<number>`count(*)`.mapWith(Number) })
      .from(subscriptions)
      .where(and(isPaid, runsAt(end)))
      .groupBy(subscriptions.plan),
    count(runsAt(start)),
    count(and(gt(subscriptions.startedAt, start), lte(subscriptions.startedAt, end))),
    count(and(sql`${accessEnd} > ${start.toISOString()}::timestamptz`, endsBy(end))),
  ]);
  const cents = plans.reduce((sum, { plan, count }) => sum + (count * PLANS[plan].priceCents) / PLANS[plan].months, 0);
  const running = plans.reduce((sum, { count }) => sum + count, 0);
  const month = start.toISOString().slice(0, 7);
  const churn = before === 0 ? 0 : Math.min(1, ended / before);
  return { month, dollars: Math.round(cents) / 100, running, started, ended, churn };
}

const endsBy = (time: Date) => sql`${accessEnd} <= ${time.toISOString()}::timestamptz`;

function runsAt(time: Date): SQL | undefined {
  return and(lte(subscriptions.startedAt, time), sql`${accessEnd} > ${time.toISOString()}::timestamptz`);
}
