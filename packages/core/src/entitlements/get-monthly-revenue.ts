import { entitlements } from '@longreturn/db/schema';
import { and, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isActiveAt } from './active-at.ts';

/** What an entitlement brings in a month, in dollars: 0, because the ledger records no amounts. */
const monthlyDollars = sql`0`;

/**
 * Returns what the active paid entitlements bring in a month, in dollars. Comps and gifts bring nothing
 * (docs/product.md, Roles).
 */
export async function getMonthlyRevenue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const [row] = await db
    .select({ dollars: sql<number>`coalesce(sum(${monthlyDollars}), 0)`.mapWith(Number) })
    .from(entitlements)
    .where(and(isActiveAt(clock.now()), inArray(entitlements.source, ['stripe', 'paypal'])));
  return row?.dollars ?? 0;
}
