import type { UserSubscription } from '@longreturn/contract/admin-users';
import type { EndReason } from '@longreturn/contract/membership';
import type { Deps } from '../deps.ts';
import { isRunning } from '../membership/entitlement-of.ts';
import { listOwn } from '../membership/get-membership.ts';
import type { SubscriptionRow } from '../membership/write-subscription.ts';
import { presentAdminSubscription } from './list-subscriptions.ts';

/**
 * Returns the running subscription of an account, or the latest one if none is running. Subscriptions that were never
 * paid are ignored.
 */
export async function findUserSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const paid = (await listOwn(deps, userId)).filter(({ lastChargeId }) => lastChargeId !== null);
  return paid.find((row) => isRunning(row, deps.clock.now())) ?? paid[0];
}

/** The end reasons of subscriptions whose last payment was refunded or is in dispute. */
const GIVEN_BACK: ReadonlySet<EndReason | null> = new Set(['refunded', 'duplicate', 'disputed']);

/** Returns a subscription as the dashboard's user details show it, and whether an admin can cancel or refund it. */
export function presentUserSubscription(row: SubscriptionRow, now: Date): UserSubscription {
  const { lastChargeAt, lastChargeCents } = row;
  const subscription = presentAdminSubscription(row, now);
  const isPaid = lastChargeAt !== null && lastChargeCents !== null;
  return {
    ...subscription,
    lastPayment: isPaid ? { at: lastChargeAt.toISOString(), amountCents: lastChargeCents } : null,
    canCancel: subscription.isRunning && row.state !== 'cancelling',
    canRefund: row.lastChargeId !== null && !GIVEN_BACK.has(row.endedBecause),
  };
}
