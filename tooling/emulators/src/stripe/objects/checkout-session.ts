import { NO_ADDRESS } from './payment-method.ts';
import type { Price } from './price.ts';
import { type Metadata, newId, type StripeObject } from './stripe-object.ts';

export interface CheckoutSession extends StripeObject {
  object: 'checkout.session';
  amount_total: number;
  automatic_tax: { enabled: boolean };
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_details: object | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  metadata: Metadata;
  mode: 'payment' | 'subscription';
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  url: string | null;
}

/**
 * What a checkout sells. It isn't part of the session object. The subscription or payment that the checkout creates
 * gets the order's `description` and `metadata`.
 */
export interface Order {
  price: Price;
  quantity: number;
  name: string;
  description: string | null;
  metadata: Metadata;
}

export interface NewCheckoutSession
  extends Pick<
    CheckoutSession,
    | 'cancel_url'
    | 'client_reference_id'
    | 'created'
    | 'customer'
    | 'customer_email'
    | 'expires_at'
    | 'metadata'
    | 'mode'
  > {
  allowPromotionCodes: boolean | null;
  automaticTax: boolean;
  locale: string | null;
  order: Order;
  origin: string;
  successUrl: string;
}

export function newCheckoutSession(given: NewCheckoutSession): CheckoutSession {
  const { allowPromotionCodes, automaticTax, order, origin, successUrl, ...fields } = given;
  const id = newId('cs_test');
  const total = order.price.unit_amount * order.quantity;
  const isPayment = fields.mode === 'payment';
  const session = {
    ...UNUSED,
    ...fields,
    id,
    object: 'checkout.session' as const,
    allow_promotion_codes: allowPromotionCodes,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
      provider: automaticTax ? 'stripe' : null,
      status: automaticTax ? 'complete' : null,
    },
    currency: order.price.currency,
    customer_creation: isPayment && !fields.customer ? ('if_required' as const) : null,
    customer_details: fields.customer_email === null ? null : customerDetails(fields.customer_email, null),
    invoice: null,
    invoice_creation: isPayment ? { enabled: false, invoice_data: NO_INVOICE_DATA } : null,
    payment_intent: null,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_status: 'unpaid' as const,
    status: 'open' as const,
    subscription: null,
    success_url: successUrl,
    url: `${origin}/c/pay/${id}`,
  };
  return session;
}

export const customerDetails = (email: string | null, name: string | null) => ({
  address: NO_ADDRESS,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

const NO_INVOICE_DATA = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  metadata: {},
  rendering_options: null,
};

/** The fields whose value is always the same in the stand-in. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: {
    allow_redisplay_filters: ['always'],
    payment_method_remove: 'disabled',
    payment_method_save: null,
  },
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
};
