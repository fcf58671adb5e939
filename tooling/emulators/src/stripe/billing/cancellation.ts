import type { CancellationDetails, Subscription } from '../objects/subscription.ts';
import { itemOf } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';

/** Ends a subscription at once. */
export function endSubscription(
  account: StripeAccount,
  subscription: Subscription,
  details: Partial<CancellationDetails> = {},
): void {
  const now = account.now();
  Object.assign(subscription, {
    cancel_at_period_end: subscription.cancel_at_period_end,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { ...subscription.cancellation_details, ...details },
    ended_at: now,
    status: 'canceled',
  });
  for (const invoice of account.list('invoice')) {
    const isOwn = invoice.parent.subscription_details.subscription === subscription.id;
    if (isOwn && invoice.status !== 'paid') {
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null });
    }
  }
  account.emit('customer.subscription.deleted', subscription);
}

/**
 * Schedules the end of a subscription: at a time in seconds, or at the end of the period. Only 'periodEnd' sets the
 * older field `cancel_at_period_end`.
 */
export function cancelLater(
  account: StripeAccount,
  subscription: Subscription,
  at: number | 'periodEnd',
  details: Partial<CancellationDetails> = {},
): void {
  const changes = {
    cancel_at: at === 'periodEnd' ? itemOf(subscription).current_period_end : at,
    cancel_at_period_end: at === 'periodEnd',
    canceled_at: account.now(),
    cancellation_details: {
      ...subscription.cancellation_details,
      ...details,
      reason: 'cancellation_requested' as const,
    },
  };
  account.update(subscription, changes, 'customer.subscription.updated');
}

/** Undoes a scheduled end. */
export function keepSubscription(account: StripeAccount, subscription: Subscription): void {
  const changes = {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...subscription.cancellation_details, comment: null, feedback: null, reason: null },
  };
  account.update(subscription, changes, 'customer.subscription.updated');
}
