import type { Charge } from './payment.ts';
import { type Metadata, newId, type StripeObject } from './stripe-object.ts';

export interface Refund extends StripeObject {
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
}

export function newRefund(given: {
  amount: number;
  charge: Charge;
  created: number;
  metadata: Metadata;
  reason: string | null;
}): Refund {
  const { amount, charge, created, metadata, reason } = given;
  const refund = {
    id: newId('re'),
    object: 'refund' as const,
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  return refund;
}
