import type { AdminSubscription, ListSubscriptionsInput } from '@longreturn/contract/admin-membership';
import { LIMITS } from '@longreturn/contract/limits';
import { subscriptions, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { newestFirst } from '../lists/order.ts';
import { readPage } from '../lists/read-page.ts';
import { isRunning } from '../membership/entitlement-of.ts';
import { isUnsettled } from '../membership/is-unsettled.ts';
import type { SubscriptionRow } from '../membership/write-subscription.ts';
import { requireAdmin } from './require-admin.ts';

interface Row {
  row: SubscriptionRow;
  user: AdminSubscription['user'];
}

/**
 * Returns a page of the subscriptions at the payment providers, the latest first. `total` is at most 1,000. Throws
 * session.required, action.forbidden, input.invalid.
 */
export async function listSubscriptions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { state, ...input }: ListSubscriptionsInput,
): Promise<{ items: AdminSubscription[]; nextCursor: string | null; total: number }> {
  requireAdmin(actor);
  const now = clock.now();
  return readPage<Row, AdminSubscription>({
    db,
    table: subscriptions,
    order: newestFirst(subscriptions.startedAt, subscriptions.id),
    matching: state === 'unsettled' ? isUnsettled : state && eq(subscriptions.state, state),
    maxTotal: LIMITS.countedMatches,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select({ row: subscriptions, user: { id: users.id, name: users.name, email: users.email } })
        .from(subscriptions)
        .leftJoin(users, eq(users.id, subscriptions.userId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ row }) => [row.startedAt, row.id],
    present: ({ row, user }) => ({ ...presentAdminSubscription(row, now), user }),
  });
}

/** Returns a subscription as admins see it, without its owner. */
export function presentAdminSubscription(row: SubscriptionRow, now: Date): Omit<AdminSubscription, 'user'> {
  const { id, provider, providerId, plan, state, startedAt, paidThrough, endedAt, endedBecause } = row;
  return {
    ...{ id, provider, providerId, plan, state, endedBecause },
    isRunning: isRunning(row, now),
    startedAt: startedAt.toISOString(),
    paidThrough: paidThrough?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    isUnsettled: row.cancelDue || row.refundDue !== null,
  };
}
