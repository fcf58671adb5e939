import type { StripeAccount } from '../stripe-account.ts';
import { saveCard } from './pay-checkout.ts';
import { testCard } from './test-card.ts';

/** Replaces the card of a customer and of the customer's running subscriptions, as the portal does. */
export function replaceCard(account: StripeAccount, customerId: string, number: string): void {
  const customer = account.get('customer', customerId);
  const card = saveCard(account, testCard(number), customer.id, { email: customer.email, name: customer.name });
  customer.invoice_settings.default_payment_method = card;
  account.emit('customer.updated', customer);
  for (const subscription of account.list('subscription')) {
    if (subscription.customer === customerId && subscription.status !== 'canceled') {
      account.update(subscription, { default_payment_method: card }, 'customer.subscription.updated');
    }
  }
}
