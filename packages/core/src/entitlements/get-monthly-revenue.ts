import { entitlements, subscriptions } from '@longreturn/db/schema';
import { PLANS } from '@longreturn/site/plans';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isActiveAt } from './active-at.ts';

/**
 * Returns the monthly revenue from active subscriptions, in dollars. An annual subscription counts as a twelfth of its
 * price; comps and gifts don't count (docs/product.md, Dashboard).
 */
export async function getMonthlyRevenue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const rows = await db
    .select({ plan: subscriptions.plan, count: sql<number>`count(*)`.mapWith(Number) })
    .from(entitlements)
    .innerJoin(subscriptions, eq(subscriptions.id, entitlements.id))
    .where(isActiveAt(clock.now()))
    .groupBy(subscriptions.plan);
  const cents = rows.reduce((sum, { plan, count }) => sum + (count * PLANS[plan].priceCents) / PLANS[plan].months, 0);
  return Math.round(cents) / 100;
}
