import type { EndReason, PaymentProviderName, PlanId, SubscriptionState } from '@longreturn/contract/membership';
import { PLANS } from '@longreturn/site/plans';
import type { ProviderSubscription } from './payment-provider.ts';

/** What the site knows about a subscription. */
export interface KnownSubscription {
  plan: PlanId;
  state: SubscriptionState;
  startedAt: Date;
  /** The end of the last period that was paid for; null before the first payment. */
  paidThrough: Date | null;
  endedAt: Date | null;
  endedBecause: EndReason | null;
  firstChargeAt: Date | null;
  lastChargeId: string | null;
  lastChargeAt: Date | null;
  lastChargeCents: number | null;
}

/** What the site knows from events and from its own calls, in addition to what the provider's objects say. */
export interface Facts {
  /** Whether an event opened a dispute. */
  isDisputed?: boolean;
  /** A charge that the site has refunded. */
  refundedChargeId?: string;
  /** Whether the account was deleted. */
  isClosed?: boolean;
}

/**
 * Returns what the site knows about a subscription that was just read from its provider. The result follows from the
 * provider's objects, and from `facts`, which can only end the subscription. Repeated events and the order of events
 * therefore don't matter. Only the state 'ended' is final, because the subscription is then cancelled at the provider
 * too. Returns undefined for an unknown subscription whose price isn't that of one of the two plans (docs/product.md,
 * Membership).
 */
export function nextSubscription(
  before: KnownSubscription | undefined,
  read: ProviderSubscription,
  facts: Facts,
  now: Date,
): KnownSubscription | undefined {
  const plan = read.plan ?? before?.plan;
  if (!plan) return undefined;
  const seen = {
    plan,
    startedAt: before?.startedAt ?? earliest(read.startedAt, now),
    firstChargeAt: read.firstChargeAt ?? before?.firstChargeAt ?? null,
    lastChargeId: read.lastCharge?.id ?? before?.lastChargeId ?? null,
    lastChargeAt: read.lastCharge?.at ?? before?.lastChargeAt ?? null,
    lastChargeCents: read.lastCharge?.amountCents ?? before?.lastChargeCents ?? null,
  };
  const paidThrough = periodPaidFor(before, read, plan);
  if (before?.state === 'ended') {
    const { endedAt, endedBecause } = before;
    return { ...seen, state: 'ended', paidThrough: before.paidThrough, endedAt, endedBecause };
  }
  const because = endAtOnce(read, facts);
  if (because) return { ...seen, state: 'ended', paidThrough, endedAt: now, endedBecause: because };
  return { ...seen, ...stateOf(read, paidThrough, now) };
}

type Standing = Pick<KnownSubscription, 'state' | 'paidThrough' | 'endedAt' | 'endedBecause'>;

function stateOf(read: ProviderSubscription, paidThrough: Date | null, now: Date): Standing {
  const goesOn = { paidThrough, endedAt: null, endedBecause: null };
  const isPaidFor = paidThrough !== null && paidThrough > now;
  if (read.status === 'ended') return isPaidFor ? { ...goesOn, state: 'cancelling' } : over(read, paidThrough, now);
  if (paidThrough === null) return { ...goesOn, state: 'pending' };
  // A cancellation at PayPal is final, and PayPal doesn't say when the paid period is over.
  if (read.provider === 'paypal' && read.status === 'cancelling' && !isPaidFor) return over(read, paidThrough, now);
  // The price no longer belongs to a plan of this site. Access ends with the paid period.
  if (read.plan === undefined) return { ...goesOn, state: 'cancelling' };
  return { ...goesOn, state: STATES[read.status] };
}

function over(read: ProviderSubscription, paidThrough: Date | null, now: Date): Standing {
  const endedAt = earliest(read.endedAt ?? paidThrough ?? now, now);
  return { state: 'ended', paidThrough, endedAt, endedBecause: 'cancelled' };
}

const STATES = {
  incomplete: 'cancelling',
  active: 'active',
  pastDue: 'past_due',
  cancelling: 'cancelling',
} as const satisfies Record<Exclude<ProviderSubscription['status'], 'ended'>, SubscriptionState>;

/** Returns why access ends before the end of the paid period; undefined if it doesn't. */
function endAtOnce({ lastCharge, status, endedBecause }: ProviderSubscription, facts: Facts): EndReason | undefined {
  if (facts.isClosed) return 'closed';
  if (facts.isDisputed || lastCharge?.disputed || endedBecause === 'disputed') return 'disputed';
  const isRefunded = lastCharge?.refunded || (lastCharge && lastCharge.id === facts.refundedChargeId);
  if (isRefunded || endedBecause === 'refunded') return 'refunded';
  return status === 'ended' && endedBecause === 'unpaid' ? 'unpaid' : undefined;
}

/** Returns the end of the last period that was paid for; null if nothing was paid yet. */
function periodPaidFor(before: KnownSubscription | undefined, read: ProviderSubscription, plan: PlanId): Date | null {
  const known = before?.paidThrough ?? null;
  if (read.plan === undefined) return known;
  const isPaid = known !== null || read.firstChargeAt || read.lastCharge || PAID.has(read.status);
  if (!isPaid || read.status === 'incomplete') return known;
  const since = read.status === 'pastDue' ? read.pastDueSince : undefined;
  return since ?? read.paidThrough ?? periodBefore(before, read, plan);
}

/**
 * Returns the end of the paid period when the provider no longer states it: the stored end, or a later end if a newer
 * payment prolonged the period.
 */
function periodBefore(before: KnownSubscription | undefined, { lastCharge }: ProviderSubscription, plan: PlanId) {
  const known = before?.paidThrough ?? null;
  if (!lastCharge || lastCharge.id === before?.lastChargeId) return known;
  const paid = periodAfter(lastCharge.at, plan);
  return known && known > paid ? known : paid;
}

const PAID: ReadonlySet<ProviderSubscription['status']> = new Set(['active', 'cancelling']);

/** Returns the end of the period that begins at this time. */
export function periodAfter(start: Date, plan: PlanId): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + PLANS[plan].months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0); // in a shorter month, the last day
  return end;
}

function earliest(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** One of a person's subscriptions. */
export type OwnSubscription = KnownSubscription & { provider: PaymentProviderName; providerId: string };
