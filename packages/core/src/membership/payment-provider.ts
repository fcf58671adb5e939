import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName, PlanId, Receipt } from '@longreturn/contract/membership';

/** What a provider says about a subscription now, in the site's terms. */
export interface ProviderSubscription {
  provider: PaymentProviderName;
  /** The provider's ID. */
  id: string;
  customerId?: string;
  /**
   * The ID of the user who started the checkout (metadata, custom_id). Can be any text if the subscription was created
   * outside this site.
   */
  userId?: string;
  /** Undefined if the price or plan isn't one of the two that are configured. */
  plan: PlanId | undefined;
  /**
   * - incomplete: nothing was paid yet (Stripe incomplete; PayPal APPROVAL_PENDING, APPROVED, ACTIVE before a payment)
   * - active: paid, and renews
   * - pastDue: a renewal failed and the provider tries again
   * - cancelling: paid, and doesn't renew. A cancelled PayPal subscription is always 'cancelling'
   * - ended: over for the provider, or unpaid for too long (Stripe unpaid, PayPal SUSPENDED)
   */
  status: 'incomplete' | 'active' | 'pastDue' | 'cancelling' | 'ended';
  startedAt: Date;
  /**
   * The end of the last period that was paid for. While a renewal is unpaid, this is the start of the unpaid period.
   * Undefined if the provider doesn't say (a cancelled PayPal subscription); core keeps the time that it read before.
   */
  paidThrough?: Date;
  /** When payments began to fail: the due time of the first renewal that is still unpaid. */
  pastDueSince?: Date;
  endedAt?: Date;
  /** 'unpaid' after failed payments. 'cancelled' for any end that a person caused. */
  endedBecause?: 'cancelled' | 'unpaid' | 'refunded' | 'disputed';
  firstChargeAt?: Date;
  /** The latest payment that succeeded, even if it has been refunded since. */
  lastCharge?: ProviderCharge;
}

export interface ProviderCharge {
  id: string;
  at: Date;
  amountCents: number;
  /** Whether the whole charge was refunded or reversed. */
  refunded: boolean;
  disputed: boolean;
}

/** A verified event. It only says what to read again; the provider's objects determine the effect. */
export interface ProviderEvent {
  /** The provider's ID, which is the same each time the event is sent. */
  id: string;
  type: string;
  at: Date;
  /** What the event is about. Empty for a type that doesn't concern memberships. */
  about: EventSubject;
}

export interface EventSubject {
  subscriptionId?: string;
  /** A charge or PayPal transaction, for an event that doesn't name the subscription. */
  chargeId?: string;
  customerId?: string;
  /** The ID that `startGift` was called with. */
  giftId?: string;
  /** True if the event opens a dispute. This is needed because PayPal's subscriptions don't mention disputes. */
  isDispute?: true;
}

interface Checkout {
  user: { id: string; email: string; name: string };
  /** A URL of this site. `{CHECKOUT_SESSION_ID}` in it is passed on unchanged. */
  successUrl: string;
  cancelUrl: string;
  /** Equal for clicks and retries that belong together. The provider's idempotency key is derived from this key. */
  attemptKey: string;
  /** The customer that the site knows for this user. If the provider has deleted it, a new one is created. */
  customerId?: string;
}

export interface StartCheckout extends Checkout {
  plan: PlanId;
}

export interface StartedCheckout {
  /** Where the buyer pays or approves. */
  url: string;
  /** The customer to use for the next checkout. Providers without customers leave it out. */
  customerId?: string;
  /** The subscription, if the provider creates it before the buyer approves (PayPal). */
  subscriptionId?: string;
}

export interface StartGift extends Checkout {
  giftId: string;
  /** Shown to the buyer: 'One year of The Long Return'. */
  title: string;
  priceCents: number;
}

/** A payment for a gift. */
export interface ProviderGift {
  /** Undefined until the gift is paid. */
  charge: ProviderCharge | undefined;
}

/**
 * A payment provider. Every call ends within ten seconds, but `listSubscriptions` may take that long for each page. A
 * call throws payments.unavailable if the provider doesn't answer, or if the answer can't be used. Calls that change
 * something may be repeated: cancelling a cancelled subscription succeeds, and so does refunding a refunded charge.
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  startCheckout(checkout: StartCheckout): Promise<StartedCheckout>;
  /** Verifies the signature and the age of an event. Throws event.refused. */
  verifyEvent(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent>;
  /** Returns undefined if the provider has no subscription with this ID. */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** Returns the ID of the subscription that a charge paid for. */
  findSubscriptionOfCharge(chargeId: string): Promise<string | undefined>;
  /**
   * Lists the IDs of all active subscriptions and of all other subscriptions that were created since this time. The
   * list may contain further IDs. If the provider offers no such list, the result is empty.
   */
  listSubscriptions(since: Date): AsyncIterable<string>;
  /** Lists the IDs of a customer's latest subscriptions. Undefined if the provider keeps no records of customers. */
  listOfCustomer?(customerId: string): Promise<string[]>;
  /** Lists the payments of a subscription, newest first. */
  listReceipts(subscriptionId: string): Promise<Receipt[]>;
  /** 'atPeriodEnd': access continues. PayPal can only cancel at once, so both values have the same effect there. */
  cancel(id: string, when: 'atPeriodEnd' | 'now', reason?: string): Promise<void>;
  /** Undoes a cancellation that takes effect at the end of the period. Undefined if the provider can't do that. */
  resume?(id: string): Promise<void>;
  /** Refunds a charge in full. */
  refund(chargeId: string): Promise<void>;
  /**
   * Changes the plan with proration. Returns the URL where the buyer approves the change, if the provider requires
   * that.
   */
  changePlan(id: string, plan: PlanId, returnUrl: string): Promise<{ url?: string }>;
  /** Returns the URL of the provider's own page for customers. Undefined if it has none. */
  portalUrl?(customerId: string, returnUrl: string): Promise<string>;
  /** Starts the payment of a gift. Undefined if the provider can't do that. */
  startGift?(gift: StartGift): Promise<StartedCheckout & { reference: string }>;
  /** Reads the payment with a reference that `startGift` returned. */
  readGift?(reference: string): Promise<ProviderGift | undefined>;
}

/** The configured providers by name. */
export type PaymentProviders = Partial<Record<PaymentProviderName, PaymentProvider>>;
