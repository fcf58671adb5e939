import { type Price, planOf } from './price.ts';
import { type List, listOf, type Metadata, newId, type StripeObject } from './stripe-object.ts';

export interface SubscriptionItem {
  id: string;
  current_period_start: number;
  current_period_end: number;
  price: Price;
  plan: object;
  quantity: number;
}

export interface Subscription extends StripeObject {
  object: 'subscription';
  billing_cycle_anchor: number;
  billing_mode: { type: 'classic' | 'flexible' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: CancellationDetails;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  /** Each item has its own period. Since 2025, the subscription itself has none. */
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';
}

export interface CancellationDetails {
  comment: string | null;
  feedback: string | null;
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed' | null;
}

export interface NewSubscription {
  automaticTax: boolean;
  created: number;
  customer: string;
  description: string | null;
  metadata: Metadata;
  paymentMethod: string;
  periodEnd: number;
  price: Price;
  quantity: number;
}

export function newSubscription(given: NewSubscription): Subscription {
  const { automaticTax, created, customer, description, metadata, paymentMethod } = given;
  const id = newId('sub');
  const subscription = {
    ...UNUSED,
    id,
    object: 'subscription' as const,
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: created,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' as const },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created,
    currency: given.price.currency,
    customer,
    default_payment_method: paymentMethod,
    description,
    ended_at: null,
    items: listOf([newItem(id, given)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata,
    start_date: created,
    status: 'incomplete' as const,
  };
  return subscription;
}

function newItem(subscription: string, { created, periodEnd, price, quantity }: NewSubscription): SubscriptionItem {
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
  return item;
}

/** Returns the only item of a subscription. */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}

/** The fields whose value is always the same in the stand-in. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  trial_start: null,
};
