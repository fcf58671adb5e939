import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Invoice } from '../objects/invoice.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { endSubscription } from './cancellation.ts';
import { createInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { periodEnd } from './period.ts';

/** How long the invoice of a renewal stays a draft. */
const DRAFT_SEC = 3600;
const DAY_SEC = 24 * 3600;

/** Something that happens automatically. `at` is the time in seconds. */
interface Due {
  at: number;
  run: () => void;
}

/** Moves the clock forward to `time`, in seconds, and performs what falls due until then, in order of time. */
export function advanceTo(account: StripeAccount, time: number): void {
  for (let due = nextDue(account); due && due.at <= time; due = nextDue(account)) {
    account.clock.moveTo(due.at * 1000);
    due.run();
  }
  account.clock.moveTo(time * 1000);
}

function nextDue(account: StripeAccount): Due | undefined {
  const all = [
    ...account.list('subscription').flatMap((subscription) => dueOf(account, subscription)),
    ...account.list('invoice').flatMap((invoice) => dueOfInvoice(account, invoice)),
    ...account.list('checkout.session').flatMap((session) => dueOfCheckout(account, session)),
  ];
  return all.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

function dueOf(account: StripeAccount, subscription: Subscription): Due[] {
  const { status, cancel_at: cancelAt } = subscription;
  if (status !== 'active' && status !== 'past_due' && status !== 'unpaid') return [];
  const end = itemOf(subscription).current_period_end;
  if (cancelAt !== null && cancelAt <= end)
    return [{ at: cancelAt, run: () => endSubscription(account, subscription) }];
  return [{ at: end, run: () => renew(account, subscription) }];
}

/** Starts the next period and drafts its invoice. `current_period_end` moves forward before anything is paid. */
function renew(account: StripeAccount, subscription: Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const before = structuredClone({ items: subscription.items, latest_invoice: subscription.latest_invoice });
  const end = periodEnd(start, item.price, subscription.billing_cycle_anchor);
  Object.assign(item, { current_period_start: start, current_period_end: end });
  const invoice = createInvoice(account, subscription, 'subscription_cycle');
  if (subscription.status === 'unpaid') invoice.auto_advance = false;
  else invoice.automatically_finalizes_at = account.now() + DRAFT_SEC;
  account.emit('customer.subscription.updated', subscription, before);
}

function dueOfInvoice(account: StripeAccount, invoice: Invoice): Due[] {
  const { status, automatically_finalizes_at: finalizes, next_payment_attempt: retry } = invoice;
  if (status === 'draft' && finalizes !== null) {
    const run = () => {
      finalizeInvoice(account, invoice);
      attempt(account, invoice);
    };
    return [{ at: finalizes, run }];
  }
  return status === 'open' && retry !== null ? [{ at: retry, run: () => attempt(account, invoice) }] : [];
}

/**
 * Tries to pay a renewal. A failure schedules the next try. If the last try fails, the account's settings decide what
 * happens.
 */
function attempt(account: StripeAccount, invoice: Invoice): void {
  if (payInvoice(account, invoice)) return;
  const { retryDays, afterRetries } = account.dunning;
  const days = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : account.now() + days * DAY_SEC;
  account.emit('invoice.payment_failed', invoice);
  const subscription = account.get('subscription', invoice.parent.subscription_details.subscription);
  if (days !== undefined || afterRetries === 'past_due') {
    if (subscription.status === 'active') setStatus(account, subscription, 'past_due');
    return;
  }
  if (afterRetries === 'unpaid') setStatus(account, subscription, 'unpaid');
  else endSubscription(account, subscription, { reason: 'payment_failed' });
}

const setStatus = (account: StripeAccount, subscription: Subscription, status: Subscription['status']): void =>
  account.update(subscription, { status }, 'customer.subscription.updated');

function dueOfCheckout(account: StripeAccount, session: CheckoutSession): Due[] {
  return session.status === 'open' ? [{ at: session.expires_at, run: () => expireCheckout(account, session) }] : [];
}

/** Ends an open checkout: it can't be paid any more. */
export function expireCheckout(account: StripeAccount, session: CheckoutSession): void {
  Object.assign(session, { status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
}
