import type { TestCard } from '../billing/test-card.ts';
import { chargedCard, NO_ADDRESS } from './payment-method.ts';
import { type Metadata, newId, type StripeObject } from './stripe-object.ts';

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: object | null;
  latest_charge: string | null;
  metadata: Metadata;
  payment_method: string | null;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
}

export interface NewPaymentIntent {
  amount: number;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
}

export function newPaymentIntent(given: NewPaymentIntent): PaymentIntent {
  const id = newId('pi');
  const intent = {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as const,
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
  return intent;
}

export interface Charge extends StripeObject {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  metadata: Metadata;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

/** Creates the charge of a payment intent. Whether it succeeds depends on the card. */
export function newCharge(given: {
  card: TestCard;
  created: number;
  intent: PaymentIntent;
  origin: string;
  paymentMethod: string;
}): Charge {
  const { card, created, intent, origin, paymentMethod } = given;
  const { decline } = card;
  const id = newId('ch');
  const charge = {
    ...UNUSED,
    id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: decline ? null : newId('txn'),
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      seller_message: decline ? 'The bank declined the payment.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: chargedCard(card, intent.amount),
    receipt_url: decline ? null : `${origin}/receipts/${id}`,
    refunded: false,
    status: decline ? ('failed' as const) : ('succeeded' as const),
  };
  return charge;
}

/** The fields whose value is always the same in the stand-in. */
const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  billing_details: { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: 'THE STAND-IN',
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

/** Connects an invoice to the payment intent that pays it. */
export interface InvoicePayment extends StripeObject {
  object: 'invoice_payment';
  amount_paid: number | null;
  invoice: string;
  payment: { payment_intent: string; type: 'payment_intent' };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export function newInvoicePayment(invoice: string, intent: PaymentIntent): InvoicePayment {
  const payment = {
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' as const },
    status: 'open' as const,
    status_transitions: { canceled_at: null, paid_at: null },
  };
  return payment;
}
