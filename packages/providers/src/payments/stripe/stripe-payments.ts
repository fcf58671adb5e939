import type { Receipt } from '@longreturn/contract/membership';
import type { ProviderCharge } from '@longreturn/core/membership/payment-provider';
import type Stripe from 'stripe';
import { idOf, orMissing, timeOf } from './stripe-client.ts';

/** The maximum number of invoices and charges that are read: more than 20 years of a monthly membership. */
const MAX_BILLS = 300;

/** The billing reasons of bills that aren't for a period of the subscription. */
const OTHER_BILLS: ReadonlySet<unknown> = new Set(['manual', 'automatic_pending_invoice_item_invoice', 'upcoming']);

/**
 * Lists the bills of a subscription with their payments, newest first. Bills that aren't for a period are returned only
 * if there are no others.
 */
export async function listBills(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const params = { subscription, limit: 100, expand: ['data.payments'] };
  const found = await orMissing(stripe.invoices.list(params).autoPagingToArray({ limit: MAX_BILLS }));
  const bills = (found ?? []).filter(({ billing_reason: reason }) => !OTHER_BILLS.has(reason));
  return bills.length > 0 ? bills : (found ?? []);
}

/**
 * Returns the ID of the subscription that a bill is for. In API versions before 2025-03-31, which a webhook endpoint
 * may still use, the ID is a field of the bill.
 */
export function subscriptionOfBill({
  parent,
  ...bill
}: Stripe.Invoice & { subscription?: unknown }): string | undefined {
  const { subscription: old } = bill;
  return idOf(parent?.subscription_details?.subscription) ?? (typeof old === 'string' ? old : undefined);
}

/** Returns when a bill was paid; undefined if no money was paid. */
export function paidAt({ status, amount_paid: amount, status_transitions: times, created }: Stripe.Invoice) {
  return status === 'paid' && amount > 0 ? timeOf(times?.paid_at ?? created) : undefined;
}

/** Returns the IDs of the payment intents that have paid a bill. */
function intentsOf({ payments }: Pick<Stripe.Invoice, 'payments'>): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

/** Returns the charge that paid a bill. A bill that was paid in another way, such as in cash, has no charge. */
export async function findCharge(stripe: Stripe, bill: Stripe.Invoice): Promise<ProviderCharge | undefined> {
  const payments = bill.payments ?? (await stripe.invoicePayments.list({ invoice: bill.id }));
  for (const intent of intentsOf({ payments })) {
    const { data } = await stripe.charges.list({ payment_intent: intent });
    const charge = data.find(({ status }) => status === 'succeeded');
    if (charge) return presentCharge(charge, paidAt(bill) ?? timeOf(charge.created));
  }
  return undefined;
}

export const presentCharge = (charge: Stripe.Charge, at: Date): ProviderCharge => ({
  id: charge.id,
  at,
  amountCents: charge.amount,
  refunded: charge.refunded,
  disputed: charge.disputed,
});

/** Returns the ID of the subscription that a charge paid for. */
export async function findSubscriptionOfCharge(stripe: Stripe, chargeId: string): Promise<string | undefined> {
  const charge = await orMissing(stripe.charges.retrieve(chargeId));
  const intent = idOf(charge?.payment_intent);
  if (intent === undefined) return undefined;
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] });
  const [found] = data.map(({ invoice }) => invoice);
  const invoice = typeof found === 'string' ? await orMissing(stripe.invoices.retrieve(found)) : found;
  return !invoice || 'deleted' in invoice ? undefined : subscriptionOfBill(invoice);
}

/** Lists the paid bills of a subscription and those whose payment failed, newest first. */
export async function listReceipts(stripe: Stripe, subscriptionId: string): Promise<Receipt[]> {
  const bills = await listBills(stripe, subscriptionId);
  const customer = idOf(bills[0]?.customer);
  if (customer === undefined) return [];
  const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MAX_BILLS });
  const refunded = new Set(charges.flatMap((charge) => (charge.refunded ? (idOf(charge.payment_intent) ?? []) : [])));
  return bills.flatMap((bill) => {
    const { id, hosted_invoice_url: url, amount_due: amountCents, attempted, created } = bill;
    const at = paidAt(bill);
    if (!id || (!at && !attempted) || amountCents === 0) return [];
    const state = intentsOf(bill).some((intent) => refunded.has(intent)) ? 'refunded' : 'paid';
    const receipt = { id, at: (at ?? timeOf(created)).toISOString(), amountCents, url: url ?? null };
    return [{ ...receipt, state: at ? state : 'failed' } as const];
  });
}
