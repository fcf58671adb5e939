import type { Charge } from './payment.ts';
import { newId, type StripeObject } from './stripe-object.ts';

export interface Dispute extends StripeObject {
  object: 'dispute';
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
}

const ANSWER_SEC = 9 * 24 * 3600;

export function newDispute(charge: Charge, reason: string, created: number): Dispute {
  const dispute = {
    id: newId('dp'),
    object: 'dispute' as const,
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: Object.fromEntries(EVIDENCE.map((field) => [field, field === 'enhanced_evidence' ? {} : null])),
    evidence_details: {
      due_by: created + ANSWER_SEC,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response' as const,
  };
  return dispute;
}

const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'enhanced_evidence',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
];
