import type { Customer } from './customer.ts';
import type { Price } from './price.ts';
import { type List, listOf, type Metadata, newId, type StripeObject } from './stripe-object.ts';
import { itemOf, type Subscription } from './subscription.ts';

export interface Invoice extends StripeObject {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  billing_reason: BillingReason;
  currency: string;
  customer: string;
  effective_at: number | null;
  ending_balance: number | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  lines: List<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string | null;
  parent: { subscription_details: { subscription: string; metadata: Metadata } };
  starting_balance: number;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: { finalized_at: number | null; paid_at: number | null };
  total: number;
  webhooks_delivered_at: number | null;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export interface InvoiceLine {
  amount: number;
  description: string;
  period: { start: number; end: number };
}

export interface NewInvoice {
  created: number;
  customer: Customer;
  lines: (Pick<InvoiceLine, 'amount' | 'description' | 'period'> & { price: Price; proration: boolean })[];
  reason: BillingReason;
  subscription: Subscription;
}

export function newInvoice({ created, customer, lines, reason, subscription }: NewInvoice): Invoice {
  const id = newId('in');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const { current_period_start, price } = itemOf(subscription);
  const invoice = {
    ...UNUSED,
    id,
    object: 'invoice' as const,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: reason,
    created,
    currency: price.currency,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(
      lines.map((line) => newLine(id, subscription, line)),
      `/v1/invoices/${id}/lines`,
    ),
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: created,
    period_start: current_period_start,
    starting_balance: customer.balance,
    status: 'draft' as const,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: null,
  };
  return invoice;
}

function newLine(invoice: string, subscription: Subscription, line: NewInvoice['lines'][number]) {
  const { amount, description, period, price, proration } = line;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** The fields whose value is always the same in the stand-in. */
const UNUSED = {
  account_country: 'US',
  account_name: 'The stand-in',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
};
