import type { PaymentProvider, StartCheckout, StartGift } from '@longreturn/core/membership/payment-provider';
import type Stripe from 'stripe';
import { whenFree } from '../call-provider.ts';
import { digest } from '../digest.ts';
import { isBusy, orMissing, type StripeClient, timeOf, urlOf } from './stripe-client.ts';
import { presentCharge } from './stripe-payments.ts';

type SessionParams = Stripe.Checkout.SessionCreateParams;

/**
 * The maximum number of attempts to create a checkout. Each attempt after the first has a new customer, because the
 * earlier one was deleted at Stripe.
 */
const CUSTOMERS = 3;

/** The calls that sell memberships and gifts on Stripe's page. */
export function stripeCheckout(
  client: StripeClient,
): Required<Pick<PaymentProvider, 'startCheckout' | 'startGift' | 'readGift'>> {
  return {
    startCheckout: (checkout) => client.call((stripe) => startCheckout(stripe, client, checkout)),
    startGift: (gift) => client.call((stripe) => startGift(stripe, gift)),
    readGift: (reference) => client.call((stripe) => readGift(stripe, reference)),
  };
}

async function startCheckout(stripe: Stripe, { options }: StripeClient, checkout: StartCheckout) {
  const { user, attemptKey, customerId: known } = checkout;
  // Checks the known customer before the request for the checkout. If that request repeats an earlier one, Stripe
  // returns the earlier result, even if the customer has been deleted since then.
  const isKnown = known !== undefined && !(await isDeleted(stripe, known));
  let customerId = isKnown ? known : await createCustomer(stripe, user, known);
  for (let attempt = 1; attempt <= CUSTOMERS; attempt += 1) {
    const params = { ...sessionOf(checkout, options), customer: customerId };
    const idempotencyKey = `checkout-${attemptKey}-${digest(params)}`;
    const session = await orMissing(
      whenFree(() => stripe.checkout.sessions.create(params, { idempotencyKey }), isBusy),
      'customer',
    );
    if (session) return { url: urlOf(session), customerId };
    customerId = await createCustomer(stripe, user, customerId);
  }
  throw new Error('Stripe reports every new customer as deleted');
}

/**
 * Returns whether a customer was deleted. Returns false if the customer can't be read: the request for the checkout
 * then fails too, or reports that the customer is missing.
 */
async function isDeleted(stripe: Stripe, id: string): Promise<boolean> {
  try {
    const customer = await orMissing(stripe.customers.retrieve(id));
    return !customer || customer.deleted === true;
  } catch {
    return false;
  }
}

/**
 * Creates the customer of a user. A repeated call returns the same customer, even after a lost response. `deletedId` is
 * the customer that the new one replaces.
 */
async function createCustomer(
  stripe: Stripe,
  { id, email, name }: StartCheckout['user'],
  deletedId = 'none',
): Promise<string> {
  const params = { email, name, metadata: { userId: id } };
  const idempotencyKey = `customer-${digest(params)}-${deletedId}`;
  const customer = await whenFree(() => stripe.customers.create(params, { idempotencyKey }), isBusy);
  return customer.id;
}

function sessionOf({ user, plan, successUrl, cancelUrl }: StartCheckout, options: StripeClient['options']) {
  const metadata = { userId: user.id, plan };
  return {
    mode: 'subscription',
    client_reference_id: user.id,
    line_items: [{ price: options.prices[plan], quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(options.promotionCodes && { allow_promotion_codes: true }),
    // Stripe Tax needs a postal address, so Stripe saves the one that the buyer enters.
    ...(options.automaticTax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
  } as const satisfies SessionParams;
}

async function startGift(stripe: Stripe, gift: StartGift) {
  const { user, giftId, title, priceCents, successUrl, cancelUrl, attemptKey, customerId } = gift;
  const metadata = { userId: user.id, giftId };
  const params: SessionParams = {
    mode: 'payment',
    client_reference_id: user.id,
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: priceCents, product_data: { name: title } } },
    ],
    metadata,
    payment_intent_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(customerId === undefined ? { customer_email: user.email } : { customer: customerId }),
  };
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey: `gift-${attemptKey}` });
  return { url: urlOf(session), reference: session.id };
}

async function readGift(stripe: Stripe, reference: string) {
  const session = await orMissing(stripe.checkout.sessions.retrieve(reference));
  if (!session) return undefined;
  if (session.payment_status !== 'paid' || !session.payment_intent) return { charge: undefined };
  const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent.id;
  const { data } = await stripe.charges.list({ payment_intent: intent });
  const charge = data.find(({ status }) => status === 'succeeded');
  return { charge: charge && presentCharge(charge, timeOf(charge.created)) };
}
