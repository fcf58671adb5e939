import { newId, type PaypalAccount } from './paypal-account.ts';
import { type Sale, saleBody } from './sale.ts';
import { type Subscription, subscriptionBody } from './subscription.ts';

interface EventContent {
  resourceType: string;
  resourceVersion?: string;
  summary: string;
  resource: object;
}

/**
 * Sends an event. Slashes in its JSON are escaped. For verification, a site must send back the exact text that it
 * received: an event that was parsed and serialized again has unescaped slashes, so its verification fails.
 */
export function emitEvent(account: PaypalAccount, type: string, content: EventContent): void {
  const id = `WH-${newId(17)}-${newId(17)}`;
  const self = `${account.origin()}/v1/notifications/webhooks-events/${id}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: new Date(account.clock.now()).toISOString(),
    resource_type: content.resourceType,
    ...(content.resourceVersion && { resource_version: content.resourceVersion }),
    event_type: type,
    summary: content.summary,
    resource: content.resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  account.webhooks.emit({ id, type, body: JSON.stringify(event).replaceAll('/', '\\/') });
}

const SUBSCRIPTION_SUMMARIES = {
  CREATED: 'Subscription created',
  ACTIVATED: 'Subscription activated',
  'RE-ACTIVATED': 'Subscription re-activated',
  UPDATED: 'Subscription updated',
  SUSPENDED: 'Subscription suspended',
  CANCELLED: 'Subscription cancelled',
  'PAYMENT.FAILED': 'Payment failed for subscription',
};

/** Sends a BILLING.SUBSCRIPTION event. */
export function emitSubscriptionEvent(
  account: PaypalAccount,
  is: keyof typeof SUBSCRIPTION_SUMMARIES,
  subscription: Subscription,
): void {
  const resource = subscriptionBody(account, subscription, is === 'PAYMENT.FAILED' ? ['last_failed_payment'] : []);
  emitEvent(account, `BILLING.SUBSCRIPTION.${is}`, {
    resourceType: 'subscription',
    resourceVersion: '2.0',
    summary: SUBSCRIPTION_SUMMARIES[is],
    resource,
  });
}

/** Sends PAYMENT.SALE.COMPLETED. */
export function emitSaleEvent(account: PaypalAccount, sale: Sale): void {
  const { parent_payment: _, ...resource } = saleBody(account, sale); // webhooks omit this field
  const summary = `Payment completed for $ ${resource.amount.total} USD`;
  emitEvent(account, 'PAYMENT.SALE.COMPLETED', { resourceType: 'sale', summary, resource });
}
