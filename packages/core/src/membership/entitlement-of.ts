import type { TimelineEvent } from '@longreturn/contract/membership';
import { accessUntil, type Entitlement, isActive } from '../entitlements/account-standing.ts';
import type { KnownSubscription, OwnSubscription } from './known-subscription.ts';

type Paid = Omit<OwnSubscription, 'providerId'>;

/** The ledger row of a subscription. */
export interface EntitlementChange extends Entitlement {
  endedAt: Date | null;
  reason: string;
}

const REASONS = { monthly: 'Monthly plan', annual: 'Annual plan' } as const;

/** Returns the ledger row of a subscription, or undefined if nothing was paid. */
export function entitlementOf(subscription: Paid): EntitlementChange | undefined {
  const { provider, plan, state, startedAt, paidThrough, endedAt } = subscription;
  if (state === 'pending' || paidThrough === null) return undefined;
  return { source: provider, state, from: startedAt, paidThrough, endedAt, reason: REASONS[plan] };
}

/** Returns whether a subscription gives access at this time. */
export function isRunning(subscription: Paid, now: Date): boolean {
  const entitlement = entitlementOf(subscription);
  return entitlement !== undefined && isActive(entitlement, now);
}

/** Returns the time until which a subscription gives access; null if it gives none. */
export function accessOf(subscription: Paid): Date | null {
  const entitlement = entitlementOf(subscription);
  if (!entitlement) return null;
  return entitlement.endedAt ?? accessUntil(entitlement);
}

const ENDINGS = {
  cancelled: 'expired',
  unpaid: 'unpaid',
  refunded: 'refunded',
  disputed: 'disputed',
  duplicate: 'duplicate',
  closed: 'revoked',
} as const satisfies Record<NonNullable<KnownSubscription['endedBecause']>, TimelineEvent>;

/** Returns the timeline event for a change of a subscription, or undefined if the timeline doesn't show the change. */
export function timelineEvent(
  before: KnownSubscription | undefined,
  after: KnownSubscription,
): TimelineEvent | undefined {
  if (after.paidThrough === null || before?.state === 'ended') return undefined;
  if (after.endedBecause) return ENDINGS[after.endedBecause];
  if (!before?.paidThrough) return 'started';
  if (before.state !== after.state) return eventOfState(before, after);
  if (before.plan !== after.plan) return 'plan_changed';
  return after.state === 'active' && before.paidThrough < after.paidThrough ? 'renewed' : undefined;
}

function eventOfState(before: KnownSubscription, { state }: KnownSubscription): TimelineEvent | undefined {
  if (state === 'past_due') return 'payment_failed';
  if (state === 'cancelling') return 'cancelled';
  return before.state === 'past_due' ? 'payment_recovered' : 'resumed';
}
