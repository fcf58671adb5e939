import { TestClock } from '../payments/test-clock.ts';
import type { WebhookSender } from '../payments/webhook-sender.ts';
import { StripeError } from './api/stripe-error.ts';
import type { TestCard } from './billing/test-card.ts';
import type { CheckoutSession, Order } from './objects/checkout-session.ts';
import type { Customer } from './objects/customer.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Invoice } from './objects/invoice.ts';
import type { Charge, InvoicePayment, PaymentIntent } from './objects/payment.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { PortalSession } from './objects/portal-session.ts';
import type { Price, Product } from './objects/price.ts';
import type { Refund } from './objects/refund.ts';
import { newId, type StripeObject } from './objects/stripe-object.ts';
import type { Subscription } from './objects/subscription.ts';

/** The kinds of stored objects, by their `object` field. */
export interface Kinds {
  'billing_portal.session': PortalSession;
  charge: Charge;
  'checkout.session': CheckoutSession;
  customer: Customer;
  dispute: Dispute;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  subscription: Subscription;
}
export type Kind = keyof Kinds;

export const API_VERSION = '2026-10-28.endive';

/** The settings of a Stripe account for failed renewals. */
export interface Dunning {
  /** For each retry, the number of days after the previous attempt. */
  retryDays: number[];
  /** What happens to the subscription when the last retry has failed. */
  afterRetries: 'cancel' | 'unpaid' | 'past_due';
}

/** The state of the stand-in: a Stripe account with its objects, its time and its webhooks. */
export class StripeAccount {
  readonly clock = new TestClock();
  readonly webhooks: WebhookSender;
  /** The origin of the last request. The URLs of the hosted pages start with it. */
  origin = 'http://localhost';
  readonly deletedCustomers = new Set<string>();
  /** The test cards, by the ID of the payment method. */
  readonly cards = new Map<string, TestCard>();
  /** The orders of checkout sessions, by the ID of the session. */
  readonly orders = new Map<string, Order>();
  /** How many milliseconds each API request takes. */
  workMs = 0;
  dunning: Dunning = { retryDays: [3, 5, 7], afterRetries: 'cancel' };
  readonly #objects = new Map<Kind, Map<string, StripeObject>>();

  constructor(webhooks: WebhookSender) {
    this.webhooks = webhooks;
  }

  /** The time in seconds. */
  now(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  add<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
    this.#ofKind(kind).set(object.id, object);
    return object;
  }

  find<K extends Kind>(kind: K, id: string | null): Kinds[K] | undefined {
    return this.#ofKind(kind).get(id ?? '');
  }

  /** Returns an object, or throws Stripe's error if there is none. `param` is the parameter that contained the ID. */
  get<K extends Kind>(kind: K, id: string, param = 'id'): Kinds[K] {
    const found = this.find(kind, id);
    if (found && !this.deletedCustomers.has(id)) return found;
    const fields = { code: 'resource_missing', param };
    throw new StripeError(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, fields);
  }

  /** Returns the objects of a kind, the newest first. */
  list<K extends Kind>(kind: K): Kinds[K][] {
    return Array.from(this.#ofKind(kind).values()).reverse();
  }

  /** Sends an event with a copy of the object as it is now. `before` contains the former values of changed fields. */
  emit(type: string, object: object, before?: object): void {
    const id = newId('evt');
    const event = {
      id,
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object, ...(before && { previous_attributes: before }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.webhooks.emit({ id, type, body: JSON.stringify(event, null, 2) });
  }

  /** Changes an object and sends an event of this `type` with the former values. */
  update<T extends StripeObject>(object: T, changes: Partial<T>, type: string): void {
    const before = Object.fromEntries(
      Object.keys(changes).map((name) => [name, structuredClone(Reflect.get(object, name))]),
    );
    Object.assign(object, changes);
    this.emit(type, object, before);
  }

  #ofKind<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    const found = this.#objects.get(kind) ?? new Map<string, StripeObject>();
    this.#objects.set(kind, found);
    return found as Map<string, Kinds[K]>; // only `add` fills it, with objects of this kind
  }
}
