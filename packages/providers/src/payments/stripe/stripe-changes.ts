import { AppError } from '@longreturn/core/app-error';
import type { PaymentProvider } from '@longreturn/core/membership/payment-provider';
import Stripe from 'stripe';
import { isStripeError, orMissing, type StripeClient, urlOf } from './stripe-client.ts';
import { itemOf } from './stripe-subscriptions.ts';

type Change = 'cancel' | 'resume' | 'refund' | 'changePlan' | 'portalUrl';

/** The calls that change a subscription. Each may be repeated. */
export function stripeChanges({ call, options: { prices } }: StripeClient): Required<Pick<PaymentProvider, Change>> {
  return {
    cancel: (id, when, reason) =>
      call((stripe) => (when === 'now' ? cancelNow(stripe, id, reason) : cancelLater(stripe, id, reason))),
    resume: (id) => call((stripe) => resume(stripe, id)),
    refund: (charge) => call((stripe) => refund(stripe, charge)),
    changePlan: (id, plan) => call((stripe) => changePrice(stripe, id, prices, prices[plan])),
    portalUrl: (customer, returnUrl) => call((stripe) => portalUrl(stripe, customer, returnUrl)),
  };
}

const detailsOf = (comment?: string) => (comment === undefined ? {} : { cancellation_details: { comment } });

/** Cancels a subscription at once. If it is canceled already, Stripe responds with a 404, which is ignored. */
async function cancelNow(stripe: Stripe, id: string, reason?: string): Promise<void> {
  await orMissing(stripe.subscriptions.cancel(id, detailsOf(reason)));
}

async function cancelLater(stripe: Stripe, id: string, reason?: string): Promise<void> {
  const { status, cancel_at: at } = await stripe.subscriptions.retrieve(id);
  if (status === 'canceled' || typeof at === 'number') return;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...detailsOf(reason) });
}

/**
 * Undoes a cancellation, which was made in one of two ways: this site sets `cancel_at_period_end`, and Stripe's portal
 * sets `cancel_at`.
 */
async function resume(stripe: Stripe, id: string): Promise<void> {
  const { status, cancel_at: at, cancel_at_period_end: atPeriodEnd } = await stripe.subscriptions.retrieve(id);
  if (status === 'canceled') throw new AppError('membership.none');
  if (atPeriodEnd) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  else if (at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
}

/** A disputed charge needs no refund, because the dispute returns the money. */
async function refund(stripe: Stripe, charge: string): Promise<void> {
  try {
    await stripe.refunds.create({ charge });
  } catch (error) {
    if (!isStripeError(error, 'charge_already_refunded', 'charge_disputed')) throw error;
  }
}

/** Bills the difference at once. A declined card changes nothing. */
async function changePrice(
  stripe: Stripe,
  id: string,
  prices: StripeClient['options']['prices'],
  price: string,
): Promise<Record<string, never>> {
  const item = itemOf(await stripe.subscriptions.retrieve(id), prices);
  if (!item) throw new Error(`${id} has no item`);
  if (item.price.id === price) return {};
  try {
    await stripe.subscriptions.update(id, {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('payment.declined');
    throw error;
  }
  return {};
}

/** Returns the URL of the customer's portal. Throws membership.none if the customer was deleted at Stripe. */
async function portalUrl(stripe: Stripe, customer: string, returnUrl: string): Promise<string> {
  const session = stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
  const found = await orMissing(session, 'customer');
  if (!found) throw new AppError('membership.none');
  return urlOf(found);
}
