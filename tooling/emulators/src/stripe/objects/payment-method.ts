import type { TestCard } from '../billing/test-card.ts';
import { newId, type StripeObject } from './stripe-object.ts';

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  customer: string | null;
}

export interface BillingDetails {
  email: string | null;
  name: string | null;
}

export const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };

export function newPaymentMethod(given: {
  card: TestCard;
  customer: string | null;
  details: BillingDetails;
  created: number;
}): PaymentMethod {
  const { card, customer, details, created } = given;
  const method = {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited',
    billing_details: { address: NO_ADDRESS, ...details, phone: null, tax_id: null },
    card: {
      ...cardFields(card),
      checks: CHECKS,
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  return method;
}

/** Returns the `payment_method_details` of a charge. */
export const chargedCard = (card: TestCard, amount: number) => ({
  card: {
    ...cardFields(card),
    amount_authorized: amount,
    authorization_code: null,
    checks: CHECKS,
    extended_authorization: { status: 'disabled' },
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
  type: 'card',
});

const cardFields = ({ brand, last4 }: TestCard) => ({
  brand,
  country: 'US',
  exp_month: 12,
  exp_year: 2034,
  fingerprint: `stand-in-${last4}`,
  funding: 'credit',
  last4,
});
