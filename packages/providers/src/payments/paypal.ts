import type { PaymentProvider } from '@longreturn/core/membership/payment-provider';
import { paypalChanges } from './paypal/paypal-changes.ts';
import { PaypalClient, type PaypalOptions } from './paypal/paypal-client.ts';
import { verifyPaypalEvent } from './paypal/paypal-events.ts';
import {
  findSubscriptionOfCharge,
  listReceipts,
  listSubscriptions,
  readSubscription,
} from './paypal/paypal-subscriptions.ts';

/** Creates the provider for payments with PayPal. PayPal can't undo a cancellation, and has no customer portal. */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const client = new PaypalClient(options);
  return {
    name: 'paypal',
    ...paypalChanges(client),
    verifyEvent: (rawBody, headers) => client.call(() => verifyPaypalEvent(client, rawBody, headers)),
    readSubscription: (id) => client.call(() => readSubscription(client, id)),
    findSubscriptionOfCharge: (id) => client.call(() => findSubscriptionOfCharge(client, id)),
    listSubscriptions: (since) => listSubscriptions(client, since),
    listReceipts: (id) => client.call(() => listReceipts(client, id)),
  };
}
