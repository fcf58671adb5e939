import { z } from 'zod';
import { type ControlCall, controlCall } from '../payments/control-routes.ts';
import { deleteCustomer } from './api/customer-routes.ts';
import { refundCharge } from './api/payment-routes.ts';
import { advanceTo } from './billing/advance.ts';
import { dispute } from './billing/charge-card.ts';
import { type CheckoutPayment, payCheckout } from './billing/pay-checkout.ts';
import { replaceCard } from './billing/replace-card.ts';
import type { Decline } from './billing/test-card.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Invoice } from './objects/invoice.ts';
import { type NewPrice, newPrice, newProduct, type Price } from './objects/price.ts';
import type { Dunning, StripeAccount } from './stripe-account.ts';

/** The methods by which tests act for customers, banks and administrators, and move the time forward. */
export interface StripeControls {
  /**
   * Moves the test clock forward. Renewals, failed payments, retries and cancellations happen on the way. Returns the
   * new time in seconds.
   */
  advance(by: { days?: number | undefined; seconds?: number | undefined }): number;
  setDunning(dunning: Partial<Dunning>): void;
  /** Adds a price. A recurring price needs an interval. */
  addPrice(price: NewPrice & { name?: string | undefined }): Price;
  /** Pays a checkout without a browser. Returns why the card was declined, if it was. */
  payCheckout(payment: CheckoutPayment): Decline | undefined;
  replaceCard(customer: string, number: string): void;
  /** The IDs of the paid charges of a subscription, the latest first. */
  chargesOf(subscription: string): string[];
  dispute(charge: string, reason?: string): Dispute;
  closeDispute(id: string, status: 'won' | 'lost'): void;
  /** Refunds a charge, as an administrator does in Stripe's dashboard. */
  refund(charge: string, amount?: number): void;
  deleteCustomer(id: string): void;
  /** Sends any event, such as one of an unknown type. */
  sendEvent(type: string, object: object): void;
  /** Sets how long each API request takes, so that two requests with the same idempotency key can overlap. */
  setWorkTime(ms: number): void;
}

export const stripeControls = (account: StripeAccount): StripeControls => ({
  advance({ days = 0, seconds = 0 }) {
    advanceTo(account, account.now() + days * 24 * 3600 + seconds);
    return account.now();
  },
  setDunning(dunning) {
    account.dunning = { ...account.dunning, ...dunning };
  },
  addPrice({ name = 'Membership', ...price }) {
    const created = account.now();
    const product = account.add('product', newProduct({ name, created }));
    return account.add('price', newPrice({ ...price, created, product: product.id }));
  },
  payCheckout: (payment) => payCheckout(account, payment),
  replaceCard: (customer, number) => replaceCard(account, customer, number),
  chargesOf: (subscription) => chargesOf(account, subscription),
  dispute: (charge, reason) => dispute(account, charge, reason),
  closeDispute(id, status) {
    const dispute = account.get('dispute', id);
    dispute.status = status;
    account.emit('charge.dispute.closed', dispute);
  },
  refund: (charge, amount) => void refundCharge(account, { charge, amount }),
  deleteCustomer: (id) => void deleteCustomer(account, id),
  sendEvent: (type, object) => account.emit(type, object),
  setWorkTime(ms) {
    account.workMs = ms;
  },
});

function chargesOf(account: StripeAccount, subscription: string): string[] {
  const isOwn = ({ parent }: Invoice) => parent.subscription_details.subscription === subscription;
  const invoices = new Set(
    account
      .list('invoice')
      .filter(isOwn)
      .map(({ id }) => id),
  );
  const payments = account
    .list('invoice_payment')
    .filter(({ invoice, status }) => invoices.has(invoice) && status === 'paid');
  return payments.flatMap(({ payment }) => account.find('payment_intent', payment.payment_intent)?.latest_charge ?? []);
}

const id = z.string();

/** Offers the controls over HTTP; see `controlRoutes`. */
export const stripeControlCalls = (controls: StripeControls): Record<string, ControlCall> => ({
  advance: controlCall(z.object({ days: z.number().optional(), seconds: z.number().optional() }), controls.advance),
  'set-dunning': controlCall(
    z.object({ retryDays: z.array(z.number()), afterRetries: z.enum(['cancel', 'unpaid', 'past_due']) }),
    controls.setDunning,
  ),
  'add-price': controlCall(
    z.object({
      id: id.optional(),
      name: z.string().optional(),
      amount: z.number(),
      interval: z.enum(['day', 'week', 'month', 'year']).optional(),
    }),
    controls.addPrice,
  ),
  'pay-checkout': controlCall(
    z.object({ session: id, number: z.string().optional(), email: z.string().optional() }),
    controls.payCheckout,
  ),
  'replace-card': controlCall(z.object({ customer: id, number: z.string() }), ({ customer, number }) =>
    controls.replaceCard(customer, number),
  ),
  'charges-of': controlCall(z.object({ subscription: id }), ({ subscription }) => controls.chargesOf(subscription)),
  dispute: controlCall(z.object({ charge: id, reason: z.string().optional() }), ({ charge, reason }) =>
    controls.dispute(charge, reason),
  ),
  'close-dispute': controlCall(z.object({ dispute: id, status: z.enum(['won', 'lost']) }), ({ dispute, status }) =>
    controls.closeDispute(dispute, status),
  ),
  refund: controlCall(z.object({ charge: id, amount: z.number().optional() }), ({ charge, amount }) =>
    controls.refund(charge, amount),
  ),
  'delete-customer': controlCall(z.object({ customer: id }), ({ customer }) => controls.deleteCustomer(customer)),
  'send-event': controlCall(z.object({ type: z.string(), object: z.record(z.string(), z.unknown()) }), (event) =>
    controls.sendEvent(event.type, event.object),
  ),
  'set-work-time': controlCall(z.object({ ms: z.number() }), ({ ms }) => controls.setWorkTime(ms)),
});
