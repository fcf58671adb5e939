import { type BillingReason, type Invoice, type NewInvoice, newInvoice } from '../objects/invoice.ts';
import { newInvoicePayment, newPaymentIntent } from '../objects/payment.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { chargeCard } from './charge-card.ts';

/** Creates a draft invoice. Without `lines`, the invoice bills the current period. */
export function createInvoice(
  account: StripeAccount,
  subscription: Subscription,
  reason: BillingReason,
  lines?: NewInvoice['lines'],
): Invoice {
  const customer = account.get('customer', subscription.customer);
  const created = account.now();
  const invoice = newInvoice({
    created,
    customer,
    lines: lines ?? [periodLine(account, subscription)],
    reason,
    subscription,
  });
  subscription.latest_invoice = invoice.id;
  account.add('invoice', invoice);
  account.emit('invoice.created', invoice);
  return invoice;
}

/** Returns the line that bills the current period. */
export function periodLine(account: StripeAccount, subscription: Subscription): NewInvoice['lines'][number] {
  const { price, quantity, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const name = account.find('product', price.product)?.name ?? 'Membership';
  return {
    amount: price.unit_amount * quantity,
    description: `1 × ${name}`,
    period: { start, end },
    price,
    proration: false,
  };
}

/** Finalizes a draft: sets its number and the URLs of its pages, and adds a payment intent if an amount is due. */
export function finalizeInvoice(account: StripeAccount, invoice: Invoice): void {
  const customer = account.get('customer', invoice.customer);
  const now = account.now();
  const page = `${account.origin}/i/${invoice.id}`;
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence += 1;
  customer.balance = Math.min(0, invoice.total + invoice.starting_balance);
  Object.assign(invoice, {
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: customer.balance,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
    webhooks_delivered_at: now,
  });
  if (invoice.amount_due > 0) addPaymentIntent(account, invoice);
  account.emit('invoice.finalized', invoice);
}

function addPaymentIntent(account: StripeAccount, invoice: Invoice): void {
  const { amount_due: amount, currency, customer } = invoice;
  const description =
    invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const intent = newPaymentIntent({ amount, created: account.now(), currency, customer, description, metadata: {} });
  account.add('payment_intent', intent);
  account.emit('payment_intent.created', intent);
  account.add('invoice_payment', newInvoicePayment(invoice.id, intent));
}

/**
 * Tries to pay an open invoice with the subscription's card. Returns whether the invoice is paid. If the paid invoice
 * is the latest one, a past-due or unpaid subscription becomes active again.
 */
export function payInvoice(account: StripeAccount, invoice: Invoice): boolean {
  const subscription = account.get('subscription', invoice.parent.subscription_details.subscription);
  const payment = account.list('invoice_payment').find((payment) => payment.invoice === invoice.id);
  invoice.attempted = true;
  if (payment) {
    const customer = account.find('customer', invoice.customer);
    const card = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? '';
    const charge = chargeCard(account, account.get('payment_intent', payment.payment.payment_intent), card);
    invoice.attempt_count += 1;
    if (charge.status === 'failed') return false;
    const paidAt = { ...payment.status_transitions, paid_at: account.now() };
    Object.assign(payment, { amount_paid: invoice.amount_due, status: 'paid', status_transitions: paidAt });
    account.emit('invoice_payment.paid', payment);
  }
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  if (subscription.status === 'incomplete') subscription.status = 'active';
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  const isBehind = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (isBehind && subscription.latest_invoice === invoice.id) {
    account.update(subscription, { status: 'active' }, 'customer.subscription.updated');
  }
  return true;
}
