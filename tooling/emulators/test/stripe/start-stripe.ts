import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createStripeEmulator, type StripeEmulator } from '../../src/stripe/stripe-emulator.ts';

const SECRET_KEY = 'sk_test_of_a_test';
export const WEBHOOK_SECRET = 'whsec_of_a_test';
export const MONTHLY = 'price_monthly';
export const ANNUAL = 'price_annual';
const SUCCESS_URL = 'http://localhost:3000/membership/success?session={CHECKOUT_SESSION_ID}';
export const CANCEL_URL = 'http://localhost:3000/membership';

export interface RunningStripe {
  emulator: StripeEmulator;
  /** The official client. It doesn't retry, so that tests see each failure. */
  stripe: Stripe;
  url: string;
}

/** Starts a stand-in on a free port for one test. */
export async function startStripe(): Promise<RunningStripe> {
  const emulator = createStripeEmulator({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    prices: [
      { id: MONTHLY, amount: 1625, interval: 'month' },
      { id: ANNUAL, amount: 15600, interval: 'year' },
    ],
  });
  const url = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => emulator.app.close());
  return { emulator, url, stripe: clientOf(url) };
}

export function clientOf(url: string, secretKey = SECRET_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, timeout: 5000 });
}

/** The parameters of a checkout, as the site sends them. */
export const checkoutOf = (customer: string, price = MONTHLY): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  client_reference_id: 'user-1',
  line_items: [{ price, quantity: 1 }],
  metadata: { userId: 'user-1' },
  subscription_data: { metadata: { userId: 'user-1' } },
  success_url: SUCCESS_URL,
  cancel_url: CANCEL_URL,
});

/** Buys a membership and returns the ID of the subscription. */
export async function subscribe({ emulator, stripe }: RunningStripe, price = MONTHLY): Promise<string> {
  const customer = await stripe.customers.create({ email: 'ada@example.org' });
  const session = await stripe.checkout.sessions.create(checkoutOf(customer.id, price));
  emulator.payCheckout({ session: session.id });
  return idOf((await stripe.checkout.sessions.retrieve(session.id)).subscription);
}

/** Returns a reference if it is an ID. Throws if it is an expanded object, null or undefined. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  if (typeof reference !== 'string') throw new Error('not an ID');
  return reference;
}

/** Returns the only item of a subscription. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('a subscription without an item');
  return item;
}

/** Returns the charge that paid the latest invoice of a subscription. */
export async function lastCharge(stripe: Stripe, subscription: string): Promise<string> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription);
  const payments = await stripe.invoicePayments.list({ invoice: idOf(invoice) });
  const intent = await stripe.paymentIntents.retrieve(idOf(payments.data[0]?.payment.payment_intent));
  return idOf(intent.latest_charge);
}
