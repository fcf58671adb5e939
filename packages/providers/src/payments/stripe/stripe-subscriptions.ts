import { PLAN_IDS } from '@longreturn/contract/membership';
import type { ProviderSubscription } from '@longreturn/core/membership/payment-provider';
import type Stripe from 'stripe';
import { idOf, orMissing, type StripeClient, timeOf } from './stripe-client.ts';
import { findCharge, listBills, paidAt } from './stripe-payments.ts';

type Prices = StripeClient['options']['prices'];

/** Reads a subscription with its bills. Returns undefined if Stripe has none with this ID. */
export async function readSubscription(
  stripe: Stripe,
  prices: Prices,
  id: string,
): Promise<ProviderSubscription | undefined> {
  const [subscription, bills] = await Promise.all([
    orMissing(stripe.subscriptions.retrieve(id)),
    listBills(stripe, id),
  ]);
  if (!subscription) return undefined;
  const paid = bills
    .flatMap((bill) => {
      const at = paidAt(bill);
      return at ? [{ bill, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const [last] = paid;
  const first = paid.at(-1);
  const lastCharge = last && (await findCharge(stripe, last.bill));
  return {
    ...presentSubscription(subscription, prices, bills),
    ...(first && { firstChargeAt: first.at }),
    ...(lastCharge && { lastCharge }),
  };
}

function presentSubscription(
  subscription: Stripe.Subscription,
  prices: Prices,
  bills: readonly Stripe.Invoice[],
): ProviderSubscription {
  const { id, customer, metadata, created, ended_at: endedAt } = subscription;
  const item = itemOf(subscription, prices);
  const status = statusOf(subscription, item, bills);
  const since = unpaidSince(bills) ?? (status === 'pastDue' ? unpaidPeriod(item, bills) : undefined);
  const paidThrough = since ?? (item && timeOf(item.current_period_end));
  return {
    provider: 'stripe',
    id,
    customerId: idOf(customer) ?? '',
    ...(metadata?.['userId'] !== undefined && { userId: metadata['userId'] }),
    plan: PLAN_IDS.find((plan) => prices[plan] === item?.price.id),
    status,
    startedAt: timeOf(created),
    ...(paidThrough && status !== 'incomplete' && { paidThrough }),
    ...(status === 'pastDue' && since && { pastDueSince: since }),
    ...(typeof endedAt === 'number' && { endedAt: timeOf(endedAt) }),
    ...(status === 'ended' && { endedBecause: endReason(subscription) }),
  };
}

type Period = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'>;

/**
 * Returns the item with the price of a plan, or else the first item. In API versions before 2025-03-31, the period is a
 * field of the subscription instead of the item.
 */
export function itemOf(
  { items, ...subscription }: Stripe.Subscription & Partial<Period>,
  prices: Prices,
): Stripe.SubscriptionItem | undefined {
  const item = items.data.find(({ price }) => PLAN_IDS.some((plan) => prices[plan] === price.id)) ?? items.data[0];
  const { current_period_start: start, current_period_end: end } = subscription;
  if (!item || start === undefined || end === undefined) return item;
  return { ...{ current_period_start: start, current_period_end: end }, ...item };
}

const STATUSES: Readonly<Record<Stripe.Subscription.Status, ProviderSubscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'incomplete',
  active: 'active',
  past_due: 'pastDue',
  unpaid: 'ended',
  canceled: 'ended',
  paused: 'incomplete',
};

/**
 * Returns the status of a subscription. A subscription that Stripe calls active may already be set to end: Stripe's
 * portal sets only `cancel_at` and leaves `cancel_at_period_end` false. It may also be unpaid: with a slow payment
 * method, such as a bank debit, it is active before its first bill is paid.
 */
function statusOf(
  { status, cancel_at: at, cancel_at_period_end: atPeriodEnd }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
  bills: readonly Stripe.Invoice[],
): ProviderSubscription['status'] {
  const wasPaid = bills.length === 0 || bills.some(({ status }) => status === 'paid');
  if (status === 'active' && !wasPaid) return 'incomplete';
  const ends = atPeriodEnd || (typeof at === 'number' && item !== undefined && at <= item.current_period_end);
  return status === 'active' && ends ? 'cancelling' : (STATUSES[status] ?? 'incomplete');
}

function endReason({ status, cancellation_details: details }: Stripe.Subscription) {
  if (status === 'unpaid' || details?.reason === 'payment_failed') return 'unpaid';
  return details?.reason === 'payment_disputed' ? 'disputed' : 'cancelled';
}

/**
 * Returns the start of the period of the first bill after the last paid one, or of the first bill if none is paid;
 * undefined if the latest bill is paid or there is no bill. The bills are given latest first. The subscription's own
 * period may be unpaid: at a renewal, Stripe immediately moves the subscription to the new period. The bill of that
 * period stays a draft for an hour, and its payment may then fail.
 */
function unpaidSince(bills: readonly Stripe.Invoice[]): Date | undefined {
  const lastPaid = bills.findIndex(({ status }) => status === 'paid');
  const unpaid = lastPaid === -1 ? bills : bills.slice(0, lastPaid);
  const oldest = unpaid.at(-1);
  return oldest && timeOf(Math.max(...oldest.lines.data.map(({ period }) => period.start)));
}

/**
 * Returns the start of the current period if no bill has been paid since then, for example because the renewal has no
 * bill yet.
 */
function unpaidPeriod(item: Stripe.SubscriptionItem | undefined, bills: readonly Stripe.Invoice[]): Date | undefined {
  const start = item && timeOf(item.current_period_start);
  return start && bills.some((bill) => (paidAt(bill) ?? 0) >= start) ? undefined : start;
}

/**
 * Lists the IDs of all subscriptions to the plans, except canceled ones that were created before the given time.
 */
export async function* listSubscriptions({ options, call }: StripeClient, since: Date): AsyncGenerator<string> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for (const plan of PLAN_IDS) {
    const price = options.prices[plan];
    for (const filter of [{ price }, { price, status: 'canceled', created } as const]) {
      let after: string | undefined;
      do {
        const params = { ...filter, limit: 100, ...(after !== undefined && { starting_after: after }) };
        const { data, has_more: hasMore } = await call((stripe) => stripe.subscriptions.list(params));
        yield* data.map(({ id }) => id);
        after = hasMore ? data.at(-1)?.id : undefined;
      } while (after !== undefined);
    }
  }
}

/** Lists the IDs of a customer's ten latest subscriptions, without those that Stripe calls canceled. */
export async function listOfCustomer(stripe: Stripe, customer: string): Promise<string[]> {
  const found = await orMissing(stripe.subscriptions.list({ customer, limit: 10 }));
  return found?.data.map(({ id }) => id) ?? [];
}
