import { fee, money, newId, type PaypalAccount, timeText, total } from './paypal-account.ts';
import { BUYER, type Subscription } from './subscription.ts';

/** A payment of a subscription. PayPal's APIs call it a sale (v1), a capture (v2) or a transaction (billing). */
export interface Sale {
  id: string;
  parentPayment: string;
  subscriptionId: string;
  customId: string | undefined;
  cents: number;
  refundedCents: number;
  at: number;
  updatedAt: number;
  is: 'completed' | 'declined';
}

export interface Refund {
  id: string;
  saleId: string;
  cents: number;
  at: number;
  /** 'reversed' if the money was taken back by the buyer's bank or by PayPal. */
  is: 'refunded' | 'reversed';
}

export interface Dispute {
  id: string;
  sale: Sale;
  at: number;
  reason: string;
}

export function newSale({ id, customId }: Subscription, cents: number, at: number, is: Sale['is']): Sale {
  const parentPayment = `PAYID-${newId(22)}`;
  return {
    id: newId(17),
    parentPayment,
    subscriptionId: id,
    customId,
    cents,
    refundedCents: 0,
    at,
    updatedAt: at,
    is,
  };
}

/** PayPal keeps 3.49 % and 49 cents. */
const feeOf = (cents: number): number => Math.round(cents * 0.0349) + 49;

function statusOf({ is, cents, refundedCents }: Sale) {
  if (is === 'declined') return 'DECLINED';
  if (refundedCents === 0) return 'COMPLETED';
  return refundedCents < cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

/** Returns a sale as a transaction of its subscription. */
export const transactionBody = (sale: Sale) => ({
  status: statusOf(sale),
  id: sale.id,
  amount_with_breakdown: {
    gross_amount: money(sale.cents),
    fee_amount: money(feeOf(sale.cents)),
    net_amount: money(sale.cents - feeOf(sale.cents)),
  },
  payer_name: BUYER.name,
  payer_email: BUYER.email_address,
  time: timeText(sale.at),
});

/** Returns a sale in the format of the v1 payments API and of webhooks. */
export function saleBody(account: PaypalAccount, sale: Sale) {
  const { id, cents, customId } = sale;
  const status = statusOf(sale);
  const self = `${account.origin()}/v1/payments/sale/${id}`;
  return {
    id,
    state: status === 'DECLINED' ? 'denied' : status.toLowerCase(),
    amount: { ...total(cents), details: { subtotal: total(cents).total } },
    payment_mode: 'INSTANT_TRANSFER',
    protection_eligibility: 'INELIGIBLE',
    transaction_fee: fee(feeOf(cents)),
    parent_payment: sale.parentPayment,
    billing_agreement_id: sale.subscriptionId,
    ...(customId !== undefined && { custom: customId }),
    create_time: timeText(sale.at),
    update_time: timeText(sale.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
    ],
  };
}

/** Returns a sale in the format of the v2 payments API. */
export function captureBody(account: PaypalAccount, sale: Sale) {
  const { id, cents, customId } = sale;
  const self = `${account.origin()}/v2/payments/captures/${id}`;
  return {
    id,
    status: statusOf(sale),
    amount: money(cents),
    final_capture: true,
    ...(customId !== undefined && { custom_id: customId }),
    seller_receivable_breakdown: {
      gross_amount: money(cents),
      paypal_fee: money(feeOf(cents)),
      net_amount: money(cents - feeOf(cents)),
    },
    create_time: timeText(sale.at),
    update_time: timeText(sale.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
    ],
  };
}

/** Returns a refund in the format of the v1 payments API and of webhooks. */
export function refundBody(account: PaypalAccount, { id, saleId, cents, at }: Refund) {
  const sale = account.sales.get(saleId);
  const v1 = `${account.origin()}/v1/payments`;
  return {
    id,
    state: 'completed',
    amount: total(cents),
    sale_id: saleId,
    ...(sale && { parent_payment: sale.parentPayment, total_refunded_amount: fee(sale.refundedCents) }),
    create_time: timeText(at),
    update_time: timeText(at),
    links: [
      { href: `${v1}/refund/${id}`, rel: 'self', method: 'GET' },
      { href: `${v1}/sale/${saleId}`, rel: 'sale', method: 'GET' },
    ],
  };
}

/** Returns a refund in the format of the v2 payments API. */
export function captureRefundBody(account: PaypalAccount, { id, saleId, cents, at }: Refund) {
  const v2 = `${account.origin()}/v2/payments`;
  return {
    id,
    status: 'COMPLETED',
    amount: money(cents),
    create_time: timeText(at),
    update_time: timeText(at),
    links: [
      { href: `${v2}/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${v2}/captures/${saleId}`, rel: 'up', method: 'GET' },
    ],
  };
}

export function disputeBody(account: PaypalAccount, { id, sale, at, reason }: Dispute) {
  return {
    dispute_id: id,
    create_time: timeText(at),
    update_time: timeText(at),
    disputed_transactions: [
      {
        buyer_transaction_id: newId(17),
        seller_transaction_id: sale.id,
        create_time: timeText(sale.at),
        transaction_status: 'COMPLETED',
        gross_amount: money(sale.cents),
        ...(sale.customId !== undefined && { custom: sale.customId }),
        seller_protection_eligible: false,
      },
    ],
    reason,
    status: 'OPEN',
    dispute_state: 'OPEN_INQUIRIES',
    dispute_amount: money(sale.cents),
    dispute_life_cycle_stage: 'INQUIRY',
    dispute_channel: 'INTERNAL',
    links: [{ href: `${account.origin()}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }],
  };
}
