import { StripeError } from '../api/stripe-error.ts';
import { type Price, planOf } from '../objects/price.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { createInvoice, finalizeInvoice, payInvoice, periodLine } from './invoices.ts';
import { periodEnd } from './period.ts';

export interface PlanChange {
  price: Price;
  quantity?: number | undefined;
  /** Whether unused time is credited and, if the period stays the same, the rest of it is billed at the new price. */
  prorates: boolean;
  /** Whether a declined card prevents the change, instead of leaving the subscription past due. */
  mustPay: boolean;
}

/**
 * Changes the price and quantity of a subscription. A price with a different interval starts a new period, which is
 * billed at once; with `prorates`, the unused part of the old period is credited. A price with the same interval doesn't
 * change the period; with `prorates`, the difference is billed at once.
 */
export function changePlan(account: StripeAccount, subscription: Subscription, change: PlanChange): void {
  const item = itemOf(subscription);
  const { price, quantity = item.quantity, prorates, mustPay } = change;
  const card = account.cards.get(subscription.default_payment_method ?? '');
  if (mustPay && card?.decline)
    throw new StripeError(402, card.decline.message, { type: 'card_error', ...card.decline });

  const credit = creditLine(account, subscription);
  const before = structuredClone({
    items: subscription.items,
    billing_cycle_anchor: subscription.billing_cycle_anchor,
  });
  const startsAnew = price.recurring?.interval !== item.price.recurring?.interval;
  Object.assign(item, { price, plan: planOf(price), quantity });
  const now = account.now();
  if (startsAnew) {
    Object.assign(item, { current_period_start: now, current_period_end: periodEnd(now, price) });
    subscription.billing_cycle_anchor = now;
  }
  if (subscription.cancel_at_period_end) subscription.cancel_at = item.current_period_end;
  const charge = startsAnew ? periodLine(account, subscription) : remainingLine(account, subscription);
  const lines = [...(prorates ? [credit] : []), ...(prorates || startsAnew ? [charge] : [])];
  const invoice = lines.length > 0 ? createInvoice(account, subscription, 'subscription_update', lines) : undefined;
  account.emit('customer.subscription.updated', subscription, before);
  if (!invoice) return;
  finalizeInvoice(account, invoice);
  if (payInvoice(account, invoice)) return;
  account.emit('invoice.payment_failed', invoice);
  account.update(subscription, { status: 'past_due' }, 'customer.subscription.updated');
}

function creditLine(account: StripeAccount, subscription: Subscription) {
  const line = remainingLine(account, subscription);
  return { ...line, amount: -line.amount, description: `Unused time on ${line.description}` };
}

/** Returns the line for the unused part of the current period at the current price. */
function remainingLine(account: StripeAccount, subscription: Subscription) {
  const line = periodLine(account, subscription);
  const { start, end } = line.period;
  const now = account.now();
  const share = Math.max(0, end - now) / (end - start);
  return { ...line, amount: Math.round(line.amount * share), period: { start: now, end }, proration: true };
}
