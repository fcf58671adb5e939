import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaypalSite, startPaypalSite } from './paypal-site.ts';

let site: PaypalSite;
beforeAll(async () => {
  site = await startPaypalSite();
});
afterAll(() => site.close());

async function paidSale() {
  const subscriptionId = await site.subscribe();
  const [saleId = ''] = site.paypal.salesOf(subscriptionId);
  await site.newTypes();
  return { subscriptionId, saleId };
}

async function transactionStatus(subscriptionId: string) {
  const range = 'start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z';
  const { body } = await site.call('GET', `/v1/billing/subscriptions/${subscriptionId}/transactions?${range}`);
  return body.transactions[0].status;
}

describe('a refund', () => {
  it('of a sale returns the full amount once per PayPal-Request-Id, and leaves the subscription running', async () => {
    const { subscriptionId, saleId } = await paidSale();
    const refund = () =>
      site.call('POST', `/v1/payments/sale/${saleId}/refund`, {}, { 'paypal-request-id': `refund-${saleId}` });
    const first = await refund();
    const second = await refund();
    expect([first.status, first.body.amount.total, first.body.sale_id]).toEqual([201, '16.25', saleId]);
    expect([second.status, second.body.id]).toEqual([200, first.body.id]);
    expect(await site.newTypes()).toEqual(['PAYMENT.SALE.REFUNDED']);
    expect(await transactionStatus(subscriptionId)).toBe('REFUNDED');
    expect((await site.call('GET', `/v1/billing/subscriptions/${subscriptionId}`)).body.status).toBe('ACTIVE');
    const again = await site.call('POST', `/v1/payments/sale/${saleId}/refund`, {});
    expect([again.status, again.body.name]).toEqual([400, 'TRANSACTION_ALREADY_REFUNDED']);
  });

  it('works through the v2 API too, and for a part of the amount', async () => {
    const { subscriptionId, saleId } = await paidSale();
    const refund = (value?: string) =>
      site.call(
        'POST',
        `/v2/payments/captures/${saleId}/refund`,
        value ? { amount: { value, currency_code: 'USD' } } : undefined,
      );
    expect((await refund('6.25')).body).toMatchObject({ status: 'COMPLETED', amount: { value: '6.25' } });
    expect(await transactionStatus(subscriptionId)).toBe('PARTIALLY_REFUNDED');
    expect((await refund('10.01')).body.details[0].issue).toBe('REFUND_AMOUNT_EXCEEDED');
    const rest = await refund();
    expect([rest.status, rest.body.amount.value]).toEqual([201, '10.00']);
    expect((await site.call('GET', `/v2/payments/refunds/${rest.body.id}`)).body.status).toBe('COMPLETED');
    expect((await refund()).body.details[0].issue).toBe('CAPTURE_FULLY_REFUNDED');
    expect((await site.call('GET', `/v2/payments/captures/${saleId}`)).body.status).toBe('REFUNDED');
  });

  it('made in PayPal’s dashboard also sends PAYMENT.SALE.REFUNDED', async () => {
    const { saleId } = await paidSale();
    site.paypal.refund(saleId);
    expect(await site.newTypes()).toEqual(['PAYMENT.SALE.REFUNDED']);
    expect(site.received.at(-1)?.resource['sale_id']).toBe(saleId);
  });
});

it('a reversal appears as a refund: its event names the refund, and the refund names the sale', async () => {
  const { subscriptionId, saleId } = await paidSale();
  site.paypal.reverse(saleId);
  expect(await site.newTypes()).toEqual(['PAYMENT.SALE.REVERSED']);
  const { id, billing_agreement_id } = site.received.at(-1)?.resource ?? {};
  expect(billing_agreement_id).toBeUndefined();
  const refund = await site.call('GET', `/v1/payments/refund/${id}`);
  const sale = await site.call('GET', `/v1/payments/sale/${refund.body.sale_id}`);
  expect([sale.body.id, sale.body.state]).toEqual([saleId, 'refunded']);
  expect(sale.body.billing_agreement_id).toBe(subscriptionId);
  expect(await transactionStatus(subscriptionId)).toBe('REFUNDED');
});

it('a dispute names the sale, and is found by the sale’s ID', async () => {
  const { subscriptionId, saleId } = await paidSale();
  site.paypal.dispute(saleId);
  expect(await site.newTypes()).toEqual(['CUSTOMER.DISPUTE.CREATED']);
  expect(site.received.at(-1)?.resource).toMatchObject({
    disputed_transactions: [{ seller_transaction_id: saleId, custom: 'user-1' }],
  });
  const { body } = await site.call('GET', `/v1/customer/disputes?disputed_transaction_id=${saleId}`);
  expect(body.items).toHaveLength(1);
  const { dispute_id } = body.items[0];
  expect((await site.call('GET', `/v1/customer/disputes/${dispute_id}`)).body.status).toBe('OPEN');
  expect(await transactionStatus(subscriptionId)).toBe('COMPLETED');
});
