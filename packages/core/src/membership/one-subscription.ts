import type { EndReason } from '@longreturn/contract/membership';
import { isRunning } from './entitlement-of.ts';
import type { KnownSubscription, OwnSubscription } from './known-subscription.ts';
import type { ProviderSubscription } from './payment-provider.ts';

/**
 * Returns which of a person's subscriptions have to end, and why. Of the running subscriptions, only the one that was
 * paid first continues. If a subscription runs, those that lapsed for lack of payment end too, so that a late payment
 * doesn't revive them.
 */
export function surplusOf<Own extends OwnSubscription>(
  subscriptions: readonly Own[],
  now: Date,
): { subscription: Own; because: EndReason }[] {
  const running = subscriptions.filter((each) => isRunning(each, now)).toSorted(byFirstPayment);
  const [first, ...others] = running;
  if (!first) return [];
  const lapsed = subscriptions.filter(
    (each) => (each.state === 'past_due' || each.state === 'active') && !running.includes(each),
  );
  return [
    ...others.map((subscription) => ({ subscription, because: 'duplicate' as const })),
    ...lapsed.map((subscription) => ({ subscription, because: 'unpaid' as const })),
  ];
}

/** Compares two subscriptions by the time of their first payment and, if it is equal, by provider and ID. */
function byFirstPayment(one: OwnSubscription, other: OwnSubscription): number {
  const time = ({ firstChargeAt, startedAt }: OwnSubscription) => (firstChargeAt ?? startedAt).getTime();
  const key = ({ provider, providerId }: OwnSubscription) => `${provider} ${providerId}`;
  return time(one) - time(other) || (key(one) < key(other) ? -1 : 1);
}

/** What the site still has to do at the provider. */
export interface Duties {
  cancelDue: boolean;
  /** The charge to refund. */
  refundDue: string | null;
}

/**
 * Returns what has to be done at the provider after the subscription was read there. A subscription that ended early is
 * cancelled, so that nobody continues to pay. The payment of a duplicate is refunded, and so is a payment after the
 * end. If the account was deleted before the first payment was known, that payment is refunded too.
 */
export function dutiesOf(
  before: (KnownSubscription & Duties) | undefined,
  after: KnownSubscription,
  read: Pick<ProviderSubscription, 'status' | 'lastCharge'>,
): Duties {
  if (after.state !== 'ended') return { cancelDue: false, refundDue: null };
  const endsNow = before?.state !== 'ended' && after.endedBecause !== 'cancelled';
  const goesOn = read.status === 'active' || read.status === 'pastDue';
  return {
    cancelDue: before?.cancelDue || endsNow || goesOn,
    refundDue: refundOf(before, after, read.lastCharge) ?? null,
  };
}

function refundOf(
  before: (KnownSubscription & Duties) | undefined,
  { endedBecause }: KnownSubscription,
  charge: ProviderSubscription['lastCharge'],
): string | undefined {
  if (!charge || charge.refunded || charge.disputed) return undefined;
  const isAfterEnd = before?.state === 'ended' && (charge.id !== before.lastChargeId || charge.id === before.refundDue);
  const isWithoutAccount = endedBecause === 'closed' && !before?.paidThrough;
  return endedBecause === 'duplicate' || isWithoutAccount || isAfterEnd ? charge.id : undefined;
}
