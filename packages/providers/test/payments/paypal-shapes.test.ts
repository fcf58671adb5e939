import Fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPaypal } from '../../src/payments/paypal.ts';
import { checkoutOf, collect } from './start-stripe.ts';

const BOUGHT = '2026-11-20T12:00:00Z';
const NEXT = '2026-12-20T10:00:00Z';
const price = { currency_code: 'USD', value: '16.25' };
const payment = { id: 'SALE', status: 'COMPLETED', amount_with_breakdown: { gross_amount: price }, time: BOUGHT };
const lastPayment = { amount: price, time: BOUGHT };

/** The subscription that PayPal returns. */
let subscription: object;
let transactions: (typeof payment)[];
let busy: number;
let created: number;
let tokens: number;
let refunds: string[];
let url: string;
beforeEach(async () => {
  [subscription, transactions, refunds] = [{}, [payment], []];
  [busy, created, tokens] = [0, 0, 0];
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  app.post('/v1/oauth2/token', async () => {
    tokens += 1;
    return { access_token: 'token', expires_in: 60 };
  });
  app.post<{ Params: { id: string } }>('/v1/payments/sale/:id/refund', async ({ params }) => {
    refunds.push(params.id);
    return { id: 'REFUND', state: 'completed' };
  });
  app.get('/v1/billing/subscriptions/:id', async () => subscription);
  type Range = { Querystring: { start_time: string; end_time: string } };
  app.get<Range>('/v1/billing/subscriptions/:id/transactions', async ({ query }) => ({
    transactions: transactions.filter(({ time }) => query.start_time <= time && time <= query.end_time),
  }));
  app.post('/v1/billing/subscriptions', async (_request, reply) => {
    busy -= 1;
    if (busy >= 0) return reply.code(409).send({ name: 'RESOURCE_CONFLICT' });
    created += 1;
    return { id: 'I-NEW', status: 'APPROVAL_PENDING', links: [{ rel: 'approve', href: 'https://paypal.example/' }] };
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
});

const provider = () =>
  createPaypal({
    ...{ clientId: 'client', clientSecret: 'secret', webhookId: 'WEBHOOK', apiUrl: url },
    plans: { monthly: 'P-MONTHLY', annual: 'P-ANNUAL' },
    clock: { now: () => new Date('2026-11-22T12:00:00Z') },
  });

async function read(status: string, billing: object) {
  const times = { create_time: BOUGHT, start_time: BOUGHT, status_update_time: BOUGHT };
  const info = { outstanding_balance: { ...price, value: '0.0' }, failed_payments_count: 0, ...billing };
  subscription = { id: 'I-1', plan_id: 'P-MONTHLY', status, custom_id: 'user-1', ...times, billing_info: info };
  return provider().readSubscription('I-1');
}

describe('a response from PayPal', () => {
  it('may lack the last payment just after it was made', async () => {
    expect(await read('ACTIVE', { next_billing_time: NEXT })).toMatchObject({
      status: 'active',
      paidThrough: new Date(NEXT),
      lastCharge: { id: 'SALE' },
    });
  });

  it.each([undefined, '2026-11-20T10:00:00Z', BOUGHT, '2026-11-20T12:00:30Z'])(
    'does not say when the period ends if, just after a payment, its next billing time is %s',
    async (next) => {
      const found = await read('ACTIVE', { last_payment: lastPayment, next_billing_time: next });
      expect(found).toMatchObject({ status: 'active', lastCharge: { at: new Date(BOUGHT) } });
      expect(found).not.toHaveProperty('paidThrough');
    },
  );

  it('may list payments from before the creation of the subscription', async () => {
    const time = '2026-10-01T12:00:00Z';
    transactions = [{ ...payment, time }];
    const found = await read('ACTIVE', { last_payment: { ...lastPayment, time }, next_billing_time: NEXT });
    expect(found?.firstChargeAt).toEqual(new Date(time));
  });

  it('without a completed payment means that the subscription is incomplete', async () => {
    transactions = [];
    expect(await read('ACTIVE', { next_billing_time: NEXT })).toMatchObject({ status: 'incomplete' });
    transactions = [{ ...payment, status: 'PENDING' }];
    expect(await read('ACTIVE', { next_billing_time: NEXT })).toMatchObject({ status: 'incomplete' });
  });

  it('with SUSPENDED after failed payments means that the subscription has ended, even without a last payment', async () => {
    expect(await read('SUSPENDED', { failed_payments_count: 1 })).toMatchObject({
      status: 'ended',
      endedBecause: 'unpaid',
    });
  });

  it('contains the time of the next bill while a payment is failing, but this is not the end of the paid period', async () => {
    const failing = { last_payment: lastPayment, failed_payments_count: 1, next_billing_time: NEXT };
    const found = await read('ACTIVE', failing);
    expect(found).toMatchObject({ status: 'pastDue' });
    expect(found).not.toHaveProperty('paidThrough');
    const declined = '2026-11-20T12:00:30Z';
    transactions = [payment, { ...payment, id: 'DECLINED', status: 'DECLINED', time: declined }];
    expect(await read('ACTIVE', { last_payment: lastPayment, next_billing_time: NEXT })).toMatchObject({
      status: 'pastDue',
      pastDueSince: new Date(declined),
    });
  });

  it('may leave out the optional times', async () => {
    await read('ACTIVE', { next_billing_time: NEXT });
    const { create_time: _, start_time: __, ...bare } = subscription as Record<string, unknown>;
    subscription = bare;
    expect(await provider().readSubscription('I-1')).toMatchObject({ startedAt: new Date(BOUGHT), status: 'active' });
  });

  it('saying that a capture is unknown leads to a refund of the sale', async () => {
    await provider().refund('SALE');
    expect(refunds).toEqual(['SALE']);
  });

  it('without a list of subscriptions counts as an empty list', async () => {
    expect(await collect(provider().listSubscriptions(new Date(0)))).toEqual([]);
  });

  it('may contain a token that is valid for only a minute; the token is still used for more than one request', async () => {
    const client = provider();
    await read('ACTIVE', { next_billing_time: NEXT });
    tokens = 0;
    await client.readSubscription('I-1');
    await client.readSubscription('I-1');
    expect(tokens).toBe(1);
  });

  it('with status 409 means that an earlier request is still running, and leads to a retry', async () => {
    busy = 2;
    expect(await provider().startCheckout(checkoutOf())).toMatchObject({ subscriptionId: 'I-NEW' });
    expect(created).toBe(1);
  });
});
