import { type Metadata, newId, type StripeObject } from './stripe-object.ts';

export interface Product extends StripeObject {
  object: 'product';
  name: string;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Price extends StripeObject {
  object: 'price';
  active: boolean;
  currency: string;
  product: string;
  recurring: { interval: Interval; interval_count: number } | null;
  type: 'one_time' | 'recurring';
  unit_amount: number;
}

export interface NewPrice {
  id?: string | undefined;
  /** The amount in cents. */
  amount: number;
  currency?: string | undefined;
  /** Without an interval, the price is paid only once. */
  interval?: Interval | undefined;
  intervalCount?: number | undefined;
}

export function newPrice(given: NewPrice & { product: string; created: number }): Price {
  const { id = newId('price'), amount, currency = 'usd', interval, intervalCount = 1, product, created } = given;
  const price = {
    id,
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: interval
      ? { interval, interval_count: intervalCount, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? ('recurring' as const) : ('one_time' as const),
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  return price;
}

/** Returns the older form of a recurring price, which subscription items still contain. */
export const planOf = ({ id, active, created, currency, product, recurring, unit_amount }: Price) => ({
  id,
  object: 'plan',
  active,
  amount: unit_amount,
  amount_decimal: String(unit_amount),
  billing_scheme: 'per_unit',
  created,
  currency,
  interval: recurring?.interval,
  interval_count: recurring?.interval_count,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export function newProduct(given: {
  name: string;
  created: number;
  description?: string | undefined;
  metadata?: Metadata | undefined;
}): Product {
  const { name, created, description = null, metadata = {} } = given;
  const product = {
    id: newId('prod'),
    object: 'product' as const,
    active: true,
    created,
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
  return product;
}
