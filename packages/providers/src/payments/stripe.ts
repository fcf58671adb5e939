import type { PaymentProvider } from '@longreturn/core/membership/payment-provider';
import { stripeChanges } from './stripe/stripe-changes.ts';
import { stripeCheckout } from './stripe/stripe-checkout.ts';
import { createStripeClient, type StripeOptions } from './stripe/stripe-client.ts';
import { verifyStripeEvent } from './stripe/stripe-events.ts';
import { findSubscriptionOfCharge, listReceipts } from './stripe/stripe-payments.ts';
import { listOfCustomer, listSubscriptions, readSubscription } from './stripe/stripe-subscriptions.ts';

/** Creates the provider for payments with Stripe, using Stripe's official client. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const client = createStripeClient(options);
  const { call } = client;
  return {
    name: 'stripe',
    ...stripeCheckout(client),
    ...stripeChanges(client),
    verifyEvent: async (rawBody, headers) => verifyStripeEvent(client, rawBody, headers),
    readSubscription: (id) => call((stripe) => readSubscription(stripe, options.prices, id)),
    findSubscriptionOfCharge: (id) => call((stripe) => findSubscriptionOfCharge(stripe, id)),
    listSubscriptions: (since) => listSubscriptions(client, since),
    listOfCustomer: (id) => call((stripe) => listOfCustomer(stripe, id)),
    listReceipts: (id) => call((stripe) => listReceipts(stripe, id)),
  };
}
