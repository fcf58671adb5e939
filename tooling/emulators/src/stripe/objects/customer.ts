import { type Metadata, newId, type StripeObject } from './stripe-object.ts';

export interface Customer extends StripeObject {
  object: 'customer';
  address: object | null;
  /** In cents; negative if the customer has a credit. */
  balance: number;
  delinquent: boolean;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  name: string | null;
  next_invoice_sequence: number;
}

export interface CustomerFields {
  address?: object | undefined;
  description?: string | undefined;
  email?: string | undefined;
  metadata?: Metadata | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

export function newCustomer(given: CustomerFields, created: number): Customer {
  const { address = null, description = null, email = null, metadata = {}, name = null, phone = null } = given;
  const id = newId('cus');
  const customer = {
    id,
    object: 'customer' as const,
    address,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  return customer;
}
