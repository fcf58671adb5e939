import { randomBytes } from 'node:crypto';

export type Metadata = Record<string, string>;

/** The fields of every stored object. `created` is in seconds. */
export interface StripeObject {
  id: string;
  object: string;
  created: number;
}

export interface List<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export const listOf = <Item>(data: Item[], url: string): List<Item> => ({ object: 'list', data, has_more: false, url });

/** The prefixes of the IDs of stored objects. */
export const PREFIXES = {
  charge: 'ch',
  'checkout.session': 'cs_test',
  customer: 'cus',
  dispute: 'dp',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  payment_method: 'pm',
  price: 'price',
  product: 'prod',
  refund: 're',
  subscription: 'sub',
} as const;

/** Returns a new ID in Stripe's form: a prefix and 24 letters or digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
