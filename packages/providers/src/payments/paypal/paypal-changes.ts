import { AppError } from '@longreturn/core/app-error';
import type { PaymentProvider, StartCheckout } from '@longreturn/core/membership/payment-provider';
import { z } from 'zod';
import { whenFree } from '../call-provider.ts';
import { digest } from '../digest.ts';
import { orMissing, type PaypalClient, PaypalRefusal, unless } from './paypal-client.ts';
import { madeRefundSchema, newSubscriptionSchema, revisionSchema } from './paypal-schemas.ts';
import { subscriptionPath } from './paypal-subscriptions.ts';

/** PayPal's limit for the reason of a cancellation, in characters. */
const REASON_MAX = 128;

/** The calls that create or change a subscription. Each may be repeated. */
export function paypalChanges(
  client: PaypalClient,
): Pick<PaymentProvider, 'startCheckout' | 'cancel' | 'refund' | 'changePlan'> {
  return {
    startCheckout: (checkout) => client.call(() => createSubscription(client, checkout)),
    cancel: (id, _when, reason) => client.call(() => cancel(client, id, reason)),
    refund: (sale) => client.call(() => refund(client, sale)),
    changePlan: (id, plan, returnUrl) =>
      client.call(() =>
        revise(client, id, client.options.plans[plan], { successUrl: returnUrl, cancelUrl: returnUrl }),
      ),
  };
}

const contextOf = ({ successUrl, cancelUrl }: Pick<StartCheckout, 'successUrl' | 'cancelUrl'>) => ({
  application_context: {
    return_url: successUrl,
    cancel_url: cancelUrl,
    user_action: 'SUBSCRIBE_NOW',
    shipping_preference: 'NO_SHIPPING',
  },
});

/**
 * Creates a subscription. A repeated request gets the subscription of the first request. If the buyer has approved that
 * subscription since then, it no longer has an approval page, and the function throws member.already.
 */
async function createSubscription(client: PaypalClient, { user, plan, attemptKey, ...urls }: StartCheckout) {
  const body = { plan_id: client.options.plans[plan], custom_id: user.id, ...contextOf(urls) };
  const requestId = `${attemptKey}-${digest(body)}`;
  const request = { method: 'POST', path: '/v1/billing/subscriptions', requestId, body } as const;
  const { id, status, links } = await whenFree(() => client.request(newSubscriptionSchema, request), isBusy);
  const url = approvalOf(links);
  if (url !== undefined) return { url, subscriptionId: id };
  if (status === 'ACTIVE' || status === 'APPROVED') throw new AppError('member.already');
  throw new Error(`PayPal: no page to approve a subscription that is ${status}`);
}

const isBusy = (error: unknown): boolean => error instanceof PaypalRefusal && error.status === 409;

const approvalOf = (links: readonly { rel: string; href: string }[]): string | undefined =>
  links.find(({ rel }) => rel === 'approve')?.href;

/** Cancels a subscription at once. Does nothing if it is cancelled already, unknown, or not approved yet. */
async function cancel(client: PaypalClient, id: string, reason = 'Cancelled by the member'): Promise<void> {
  const path = `${subscriptionPath(id)}/cancel`;
  const body = { reason: reason.slice(0, REASON_MAX) };
  const cancelling = client.request(z.object({}).optional(), { method: 'POST', path, body });
  await unless(cancelling, 'SUBSCRIPTION_STATUS_INVALID', 'INVALID_RESOURCE_ID');
}

const REFUND_DONE = [
  'CAPTURE_FULLY_REFUNDED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  'TRANSACTION_ALREADY_REFUNDED',
];

/**
 * Refunds a payment in full. A chargeback needs no refund, because it has returned the money. If PayPal has no capture
 * with this ID, the payment is refunded as a sale.
 */
async function refund(client: PaypalClient, sale: string): Promise<void> {
  const id = encodeURIComponent(sale);
  const refundAt = (path: string) =>
    client.request(madeRefundSchema, { method: 'POST', path, body: {}, requestId: `refund-${sale}` });
  const refunding = async () =>
    (await orMissing(refundAt(`/v2/payments/captures/${id}/refund`))) ??
    (await refundAt(`/v1/payments/sale/${id}/refund`));
  await unless(refunding(), ...REFUND_DONE);
}

/** Requests a change to another plan, which the buyer has to approve. */
async function revise(
  client: PaypalClient,
  id: string,
  planId: string,
  urls: Pick<StartCheckout, 'successUrl' | 'cancelUrl'>,
): Promise<{ url?: string }> {
  const path = `${subscriptionPath(id)}/revise`;
  const body = { plan_id: planId, ...contextOf(urls) };
  const url = approvalOf((await client.request(revisionSchema, { method: 'POST', path, body })).links);
  return url === undefined ? {} : { url };
}
