import { type CheckoutSession, customerDetails, type Order } from '../objects/checkout-session.ts';
import { newCustomer } from '../objects/customer.ts';
import { newPaymentIntent } from '../objects/payment.ts';
import { type BillingDetails, newPaymentMethod } from '../objects/payment-method.ts';
import { newSubscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { chargeCard } from './charge-card.ts';
import { createInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { periodEnd } from './period.ts';
import { type Decline, type TestCard, testCard } from './test-card.ts';

export interface CheckoutPayment {
  /** The ID of the session. */
  session: string;
  number?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

/** Pays an open checkout as the hosted page does. Returns why the card was declined, if it was. */
export function payCheckout(account: StripeAccount, payment: CheckoutPayment): Decline | undefined {
  const { session: id, number = '4242424242424242', email, name = 'Ada Winter' } = payment;
  const session = account.get('checkout.session', id);
  const order = account.orders.get(id);
  if (session.status !== 'open' || !order) throw new Error(`the checkout is ${session.status}`);
  const card = testCard(number);
  const known = account.find('customer', session.customer)?.email ?? session.customer_email;
  const details = { email: known ?? email ?? 'ada.winter@example.com', name };
  if (card.decline) return decline(account, session, card, details);

  if (session.mode === 'subscription') subscribe(account, session, order, card, details);
  else payOnce(account, session, order, card, details);
  const done = { payment_status: 'paid', status: 'complete', url: null };
  Object.assign(session, { ...done, customer_details: customerDetails(details.email, name) });
  account.emit('checkout.session.completed', session);
  return undefined;
}

/** Adds the failed charge of a declined card. The session stays open for another card. */
function decline(account: StripeAccount, session: CheckoutSession, card: TestCard, details: BillingDetails) {
  const method = saveCard(account, card, null, details);
  const { amount_total: amount, created, currency } = session;
  const fields = { amount, created, currency, customer: session.customer, description: null, metadata: {} };
  const intent = account.add('payment_intent', newPaymentIntent(fields));
  chargeCard(account, intent, method);
  return card.decline;
}

function subscribe(
  account: StripeAccount,
  session: CheckoutSession,
  { price, quantity, description, metadata }: Order,
  card: TestCard,
  details: BillingDetails,
): void {
  const customer = session.customer ?? addCustomer(account, details);
  const paymentMethod = saveCard(account, card, customer, details);
  const created = account.now();
  const subscription = newSubscription({
    automaticTax: session.automatic_tax.enabled,
    created,
    customer,
    description,
    metadata: { ...metadata },
    paymentMethod,
    periodEnd: periodEnd(created, price),
    price,
    quantity,
  });
  account.add('subscription', subscription);
  const invoice = createInvoice(account, subscription, 'subscription_create');
  account.emit('customer.subscription.created', subscription);
  finalizeInvoice(account, invoice);
  payInvoice(account, invoice);
  account.emit('customer.subscription.updated', subscription, { status: 'incomplete' });
  Object.assign(session, { customer, invoice: invoice.id, subscription: subscription.id });
}

function payOnce(
  account: StripeAccount,
  session: CheckoutSession,
  { description, metadata }: Order,
  card: TestCard,
  details: BillingDetails,
): void {
  const isNew = session.customer === null && session.customer_creation === 'always';
  const customer = isNew ? addCustomer(account, details) : session.customer;
  const paymentMethod = saveCard(account, card, customer, details);
  const { amount_total: amount, currency } = session;
  const fields = { amount, created: account.now(), currency, customer, description, metadata: { ...metadata } };
  const intent = account.add('payment_intent', newPaymentIntent(fields));
  account.emit('payment_intent.created', intent);
  chargeCard(account, intent, paymentMethod);
  Object.assign(session, { customer, payment_intent: intent.id });
}

function addCustomer(account: StripeAccount, { email, name }: BillingDetails): string {
  const fields = { email: email ?? undefined, name: name ?? undefined };
  const customer = account.add('customer', newCustomer(fields, account.now()));
  account.emit('customer.created', customer);
  return customer.id;
}

/** Saves a card as a payment method and returns its ID. */
export function saveCard(
  account: StripeAccount,
  card: TestCard,
  customer: string | null,
  details: BillingDetails,
): string {
  const method = newPaymentMethod({ card, customer, details, created: account.now() });
  account.add('payment_method', method);
  account.cards.set(method.id, card);
  if (customer !== null) account.emit('payment_method.attached', method);
  return method.id;
}
