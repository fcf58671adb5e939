import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANNUAL, MONTHLY, type PaypalSite, startPaypalSite } from './paypal-site.ts';

let site: PaypalSite;
beforeEach(async () => {
  site = await startPaypalSite();
  site.paypal.advanceTo(new Date('2031-01-31T18:30:00Z'));
});
afterEach(() => site.close());

const read = async (id: string) =>
  (await site.call('GET', `/v1/billing/subscriptions/${id}?fields=last_failed_payment`)).body;
const nextBilling = async (id: string) => (await read(id)).billing_info.next_billing_time;
const transactions = async (id: string, query = '?start_time=2020-01-01T00:00:00Z&end_time=2040-01-01T00:00:00Z') =>
  site.call('GET', `/v1/billing/subscriptions/${id}/transactions${query}`);
const goTo = (time: string) => site.paypal.advanceTo(new Date(time));

it('charges the buyer at 10:00 UTC on the same day of each month, or on the last day of a shorter month', async () => {
  const id = await site.subscribe();
  expect(await nextBilling(id)).toBe('2031-02-28T10:00:00Z');
  goTo('2031-02-28T09:59:59Z');
  expect(site.paypal.salesOf(id)).toHaveLength(1);
  goTo('2031-02-28T10:00:00Z');
  expect(site.paypal.salesOf(id)).toHaveLength(2);
  expect(await nextBilling(id)).toBe('2031-03-31T10:00:00Z');
});

it('charges the buyer for every month or year that passes when the clock moves far ahead', async () => {
  const [monthly, annual] = [await site.subscribe(), await site.subscribe(ANNUAL)];
  site.paypal.cancelAsBuyer(await site.subscribe());
  await site.newTypes();
  goTo('2032-02-01T00:00:00Z');
  expect([monthly, annual].map((id) => site.paypal.salesOf(id).length)).toEqual([13, 2]);
  expect(await site.newTypes()).toEqual(Array.from({ length: 13 }, () => 'PAYMENT.SALE.COMPLETED'));
  const { status, body } = await transactions(annual);
  expect([status, body.transactions.map(({ time }: { time: string }) => time)]).toEqual([
    200,
    ['2032-01-31T10:00:00Z', expect.stringContaining('2031-01-31T18:3')],
  ]);
});

it('retries a failed payment after five and ten days, and then suspends the subscription', async () => {
  const id = await site.subscribe();
  await site.newTypes();
  site.paypal.setPayments(id, 'fail');
  goTo('2031-02-28T12:00:00Z');
  const failing = await read(id);
  expect(failing).toMatchObject({ status: 'ACTIVE' });
  expect(failing.billing_info).toMatchObject({
    next_billing_time: '2031-03-31T10:00:00Z',
    failed_payments_count: 0,
    last_payment: { time: expect.stringContaining('2031-01-31T18:3') },
    last_failed_payment: { time: '2031-02-28T10:00:00Z', next_payment_retry_time: '2031-03-05T10:00:00Z' },
  });
  const plain = (await site.call('GET', `/v1/billing/subscriptions/${id}`)).body;
  expect(plain.billing_info.last_failed_payment).toBeUndefined();

  goTo('2031-03-10T10:00:00Z');
  const suspended = await read(id);
  expect(suspended).toMatchObject({ status: 'SUSPENDED', billing_info: { failed_payments_count: 1 } });
  expect(suspended.billing_info.outstanding_balance.value).toBe('16.25');
  expect(await site.newTypes()).toEqual([
    ...Array.from({ length: 3 }, () => 'BILLING.SUBSCRIPTION.PAYMENT.FAILED'),
    'BILLING.SUBSCRIPTION.SUSPENDED',
  ]);
  const refused = await site.call('POST', `/v1/billing/subscriptions/${id}/activate`, {});
  expect(refused.body.details[0].issue).toBe('SUBSCRIPTION_CANNOT_BE_ACTIVATED');
});

it('counts a successful retry as the payment of its cycle', async () => {
  const id = await site.subscribe();
  site.paypal.setPayments(id, 'fail');
  goTo('2031-03-01T00:00:00Z');
  site.paypal.setPayments(id, 'succeed');
  goTo('2031-03-06T00:00:00Z');
  const { billing_info } = await read(id);
  expect(billing_info).toMatchObject({
    last_payment: { time: '2031-03-05T10:00:00Z' },
    next_billing_time: '2031-03-31T10:00:00Z',
    failed_payments_count: 0,
  });
  const { body } = await transactions(id);
  expect(body.transactions.map(({ status }: { status: string }) => status)).toEqual([
    'COMPLETED',
    'DECLINED',
    'COMPLETED',
  ]);
});

it('charges a new price from the next bill on', async () => {
  const id = await site.subscribe();
  site.paypal.setPrice(MONTHLY, 2000);
  goTo('2031-03-01T00:00:00Z');
  expect((await read(id)).billing_info.last_payment.amount.value).toBe('20.00');
});

it('lists only the transactions of the requested period', async () => {
  const id = await site.subscribe();
  const missing = await transactions(id, '?start_time=2020-01-01T00:00:00Z');
  expect([missing.status, missing.body.details[0].field]).toEqual([400, '/end_time']);
  const { body } = await transactions(id, '?start_time=2031-02-01T00:00:00Z&end_time=2040-01-01T00:00:00Z');
  expect(body.transactions).toEqual([]);
});
