import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutOf, idOf, itemOf, lastCharge, type RunningStripe, startStripe, subscribe } from './start-stripe.ts';

/** The folder with Stripe's example objects, which aren't part of the repository. */
const folder = process.env['WIRE_FORMATS'];

/** Returns one object of each kind that the stand-in has. */
async function everyKind(running: RunningStripe): Promise<Record<string, object>> {
  const { emulator, stripe } = running;
  const id = await subscribe(running);
  const subscription = await stripe.subscriptions.retrieve(id);
  const charge = await lastCharge(stripe, id);
  const customer = await stripe.customers.create({ email: 'ben@example.org' });
  const payments = await stripe.invoicePayments.list({ limit: 1 });
  const refund = await stripe.refunds.create({ charge });
  emulator.dispute(await lastCharge(stripe, await subscribe(running)));
  const [dispute = {}] = (await stripe.disputes.list()).data;
  const item = itemOf(subscription);
  return {
    charge: await stripe.charges.retrieve(charge, { expand: ['refunds'] }),
    'checkout.session': await stripe.checkout.sessions.create(checkoutOf(customer.id)),
    'billing_portal.session': await stripe.billingPortal.sessions.create({ customer: customer.id }),
    customer,
    dispute,
    event: { ...JSON.parse(emulator.webhooks.events[0]?.body ?? ''), data: null },
    invoice: await stripe.invoices.retrieve(idOf(subscription.latest_invoice)),
    invoice_payment: payments.data[0] ?? {},
    payment_intent: await stripe.paymentIntents.retrieve(idOf(payments.data[0]?.payment.payment_intent)),
    payment_method: await stripe.paymentMethods.retrieve(idOf(subscription.default_payment_method)),
    price: item.price,
    product: await stripe.products.retrieve(idOf(item.price.product)),
    refund,
    subscription,
    deleted_customer: await stripe.customers.del(customer.id),
  };
}
/** A field that only the examples have. In the current API version, an invoice's `parent` names the subscription. */
const REMOVED = ['invoice.subscription'];

/** Fields that the current API version has, and that the examples lack or leave empty. */
const NEWER = [
  'checkout.session.allowed_payment_method_types',
  'checkout.session.payment_method_options.card',
  'customer.customer_account',
  'dispute.intended_submission_method',
  'invoice.lines.data.0.pricing.price_details',
  'invoice_payment.payment.payment_intent',
  'payment_intent.allowed_payment_method_types',
  'payment_intent.payment_method_options.card',
  'payment_intent.payment_record',
  'refund.destination_details.card.reference_status',
  'refund.destination_details.card.reference_type',
  'subscription.billing_mode.flexible.proration_discounts',
  'subscription.cancellation_details.feedback_option',
  'subscription.items.data.0.current_trial',
];

/** Returns the fields that `object` has, and that `other` lacks or has with a value of another type. */
function lacking(object: object, other: object, path: string): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const field = `${path}.${name}`;
    const theirs: unknown = Reflect.get(other, name);
    if (theirs === undefined) return [field];
    if (value === null || theirs === null || name === 'metadata') return [];
    if (typeof value !== typeof theirs) return [`${field}: ${typeof value}`];
    return typeof value === 'object' && typeof theirs === 'object' ? lacking(value, theirs, field) : [];
  });
}

describe.skipIf(folder === undefined)('objects', () => {
  it("have the fields and types of Stripe's examples", async () => {
    const examples = JSON.parse(readFileSync(join(folder ?? '', 'stripe-fixtures.json'), 'utf8')).resources;
    const objects = Object.entries(asSent(await everyKind(await startStripe())));
    const missing = objects.flatMap(([kind, object]) => lacking(examples[kind], object, kind));
    expect(missing.filter(isField)).toEqual(REMOVED);
    const added = objects.flatMap(([kind, object]) => lacking(object, examples[kind], kind));
    expect(added.filter(isField).toSorted()).toEqual(NEWER);
  });
});

/** Returns false for the path of a list item, because the two objects' lists may have different lengths. */
const isField = (path: string): boolean => !/\.\d+$/.test(path);

/** Converts values that the client has parsed, such as decimals, back to JSON values. */
const asSent = (objects: Record<string, object>): Record<string, object> => JSON.parse(JSON.stringify(objects));
