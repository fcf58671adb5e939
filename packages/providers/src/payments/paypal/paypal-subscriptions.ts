import type { Receipt } from '@longreturn/contract/membership';
import { PLAN_IDS } from '@longreturn/contract/membership';
import type { ProviderCharge, ProviderSubscription } from '@longreturn/core/membership/payment-provider';
import { z } from 'zod';
import { orMissing, type PaypalClient, unless } from './paypal-client.ts';
import {
  type PaypalSubscription,
  type PaypalTransaction,
  refundSchema,
  saleSchema,
  subscriptionListSchema,
  subscriptionSchema,
  transactionsSchema,
} from './paypal-schemas.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PAGE_SIZE = 20;

export const subscriptionPath = (id: string): string => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

/** Returns PayPal's object for a subscription; undefined if there is none. */
const findSubscription = (client: PaypalClient, id: string): Promise<PaypalSubscription | undefined> =>
  orMissing(
    client.request(subscriptionSchema, {
      method: 'GET',
      path: `${subscriptionPath(id)}?fields=last_failed_payment`,
    }),
  );

/**
 * Reads a subscription with its payments. Activates it first if the buyer has approved it and PayPal hasn't activated
 * it yet. Returns undefined if PayPal has none with this ID.
 */
export async function readSubscription(client: PaypalClient, id: string): Promise<ProviderSubscription | undefined> {
  const found = await findSubscription(client, id);
  const subscription = found?.status === 'APPROVED' ? await activate(client, id) : found;
  if (!subscription) return undefined;
  const transactions = await listTransactions(client, subscription);
  return presentSubscription(client, subscription, transactions);
}

async function activate(client: PaypalClient, id: string): Promise<PaypalSubscription | undefined> {
  const path = `${subscriptionPath(id)}/activate`;
  const activation = client.request(z.unknown(), { method: 'POST', path, body: { reason: 'The buyer has approved' } });
  await unless(activation, 'SUBSCRIPTION_STATUS_INVALID', 'SUBSCRIPTION_CANNOT_BE_ACTIVATED');
  return findSubscription(client, id);
}

/**
 * Lists the payments of a subscription, newest first. `last_payment` may be missing for a while after a payment, so the
 * payments are requested for every active or former subscription.
 */
async function listTransactions(
  client: PaypalClient,
  { id, status, create_time: created, billing_info: billing, status_update_time: changed }: PaypalSubscription,
): Promise<PaypalTransaction[]> {
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return [];
  // The clocks may differ, so the range is widened to include everything that has happened at PayPal.
  const times = [created, client.options.clock.now(), changed];
  times.push(billing?.last_payment?.time, billing?.last_failed_payment?.time);
  const known = times.flatMap((time) => time?.getTime() ?? []);
  const start = new Date(Math.min(...known) - DAY_MS);
  const end = new Date(Math.max(...known) + MINUTE_MS);
  const range = new URLSearchParams({ start_time: start.toISOString(), end_time: end.toISOString() });
  const path = `${subscriptionPath(id)}/transactions?${range}`;
  const { transactions } = await client.request(transactionsSchema, { method: 'GET', path });
  return transactions.toSorted((one, other) => other.time.getTime() - one.time.getTime());
}

const PAID: ReadonlySet<PaypalTransaction['status']> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

function presentSubscription(
  { options: { plans, clock } }: PaypalClient,
  subscription: PaypalSubscription,
  transactions: readonly PaypalTransaction[],
): ProviderSubscription {
  const { id, custom_id: userId, plan_id: planId, billing_info: billing } = subscription;
  const charges = transactions.filter(({ status }) => PAID.has(status)).map(presentCharge);
  const [lastCharge] = charges;
  const firstCharge = charges.at(-1);
  const plan = PLAN_IDS.find((plan) => plans[plan] === planId);
  const isFailing = hasFailed(subscription, transactions);
  const since = isFailing ? failingSince(subscription, transactions) : undefined;
  const { status, ...ending } = standingOf(subscription, { isPaid: lastCharge !== undefined, isFailing });
  const paidThrough = isFailing ? since : nextBill(billing, lastCharge);
  return {
    provider: 'paypal',
    id,
    ...(userId !== undefined && { userId }),
    plan,
    startedAt: subscription.start_time ?? subscription.create_time ?? firstCharge?.at ?? clock.now(),
    status,
    ...ending,
    ...(paidThrough && status !== 'incomplete' && { paidThrough }),
    ...(status === 'pastDue' && since && { pastDueSince: since }),
    ...(firstCharge && { firstChargeAt: firstCharge.at }),
    ...(lastCharge && { lastCharge }),
  };
}

const presentCharge = ({ id, time: at, status, amount_with_breakdown: amount }: PaypalTransaction): ProviderCharge => ({
  id,
  at,
  amountCents: amount.gross_amount,
  refunded: status === 'REFUNDED',
  disputed: false,
});

type Billing = PaypalSubscription['billing_info'];

/**
 * Returns when the next payment is due. Just after a payment, PayPal may still return the time of that payment as the
 * next one. The result is then undefined, so that core adds one period to the time of the payment.
 */
function nextBill(billing: Billing, lastCharge: ProviderCharge | undefined): Date | undefined {
  const next = billing?.next_billing_time;
  const isPaid = next && lastCharge && next.getTime() < lastCharge.at.getTime() + DAY_MS;
  return isPaid ? undefined : next;
}

/**
 * Returns whether the latest payment failed. PayPal retries a failed payment for ten days. During that time, only
 * `last_failed_payment` and the list of payments show the failure.
 */
function hasFailed({ billing_info: billing }: PaypalSubscription, [latest]: readonly PaypalTransaction[]): boolean {
  if (!billing) return false;
  const { last_payment: paid, last_failed_payment: failed, failed_payments_count: count } = billing;
  const declined = latest?.status === 'DECLINED' ? latest : undefined;
  const isLatest = (failure?: { time: Date }) => failure !== undefined && (!paid || failure.time > paid.time);
  return count > 0 || (billing.outstanding_balance ?? 0) > 0 || isLatest(failed) || isLatest(declined);
}

/**
 * Returns when payments began to fail: the time of the first declined payment since the last successful one. PayPal
 * itself reports only the latest failure.
 */
function failingSince(
  { billing_info: billing }: PaypalSubscription,
  transactions: readonly PaypalTransaction[],
): Date | undefined {
  const lastPaid = transactions.findIndex(({ status }) => PAID.has(status));
  const declined = transactions.slice(0, Math.max(0, lastPaid)).filter(({ status }) => status === 'DECLINED');
  return declined.at(-1)?.time ?? billing?.last_failed_payment?.time;
}

type Standing = Pick<ProviderSubscription, 'status' | 'endedAt' | 'endedBecause'>;

function standingOf(
  { status, status_update_time: at }: PaypalSubscription,
  { isPaid, isFailing }: { isPaid: boolean; isFailing: boolean },
): Standing {
  if (status === 'CANCELLED' || status === 'EXPIRED') return { status: 'cancelling' };
  if (status === 'SUSPENDED') {
    return { status: 'ended', endedBecause: isFailing ? 'unpaid' : 'cancelled', ...(at && { endedAt: at }) };
  }
  if (status !== 'ACTIVE' || !isPaid) return { status: 'incomplete' };
  return { status: isFailing ? 'pastDue' : 'active' };
}

/**
 * Returns the ID of the subscription that a sale paid for. `id` can also be the ID of a refund of the sale, because the
 * event about a reversal contains only that ID.
 */
export async function findSubscriptionOfCharge(client: PaypalClient, id: string): Promise<string | undefined> {
  const sale = await findSale(client, id);
  if (sale) return sale.billing_agreement_id;
  const path = `/v1/payments/refund/${encodeURIComponent(id)}`;
  const refund = await orMissing(client.request(refundSchema, { method: 'GET', path }));
  return refund?.sale_id === undefined ? undefined : (await findSale(client, refund.sale_id))?.billing_agreement_id;
}

const findSale = (client: PaypalClient, id: string) =>
  orMissing(client.request(saleSchema, { method: 'GET', path: `/v1/payments/sale/${encodeURIComponent(id)}` }));

/**
 * Lists the IDs of all active subscriptions to the plans, and of the other subscriptions whose status has changed since
 * the given time. PayPal's API description doesn't mention this endpoint. If it doesn't exist, the result is empty.
 */
export async function* listSubscriptions(client: PaypalClient, since: Date): AsyncGenerator<string> {
  const plans = {
    plan_ids: PLAN_IDS.map((plan) => client.options.plans[plan]).join(','),
    page_size: String(PAGE_SIZE),
  };
  for (const filter of [{ statuses: 'ACTIVE' }, { status_updated_after: since.toISOString() }]) {
    let hasMore = true;
    for (let page = 1; hasMore; page += 1) {
      const path = `/v1/billing/subscriptions?${new URLSearchParams({ ...plans, ...filter, page: String(page) })}`;
      const list = await client.call(() => orMissing(client.request(subscriptionListSchema, { method: 'GET', path })));
      if (!list) return;
      yield* list.subscriptions.map(({ id }) => id);
      hasMore = list.links.some(({ rel }) => rel === 'next');
    }
  }
}

const RECEIPT_STATES = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
} as const;

/** Lists the payments of a subscription, newest first. PayPal has no web page for a payment, so `url` is null. */
export async function listReceipts(client: PaypalClient, subscriptionId: string): Promise<Receipt[]> {
  const subscription = await findSubscription(client, subscriptionId);
  if (!subscription) return [];
  const transactions = await listTransactions(client, subscription);
  return transactions.flatMap(({ id, time, status, amount_with_breakdown: amount }) =>
    status === 'PENDING'
      ? []
      : { id, at: time.toISOString(), amountCents: amount.gross_amount, state: RECEIPT_STATES[status], url: null },
  );
}
