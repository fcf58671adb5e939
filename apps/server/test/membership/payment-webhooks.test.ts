import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { paymentEvents } from '@longreturn/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { type StartedPayments, startPayments } from '../testing/start-payments.ts';

let at: StartedPayments;
let site: TestSite;
beforeAll(async () => {
  at = await startPayments();
  const clock = { now: () => new Date() }; // the stand-ins' clocks begin with the real time
  site = await createTestSite({ deps: { payments: at.payments, clock } });
  at.sendTo(await site.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await site.close();
  await at.close();
});
beforeEach(() => {
  for (const { faults } of [at.stripe, at.paypal]) faults.clear();
});

type Visitor = Awaited<ReturnType<typeof logIn>>;

async function post(url: string, headers: Visitor, payload: object = {}) {
  const response = await site.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

async function standing(headers: Visitor) {
  const user = (await site.app.inject({ url: '/api/auth/me', headers })).json();
  return [user.role, user.subscriptionStatus];
}

/** Starts a checkout with Stripe. Returns the ID of its session. */
async function checkOut(headers: Visitor): Promise<string> {
  const { body } = await post('/api/payments/stripe/checkout', headers, { plan: 'monthly' });
  return body.url.split('/').at(-1);
}

/** Starts a subscription with PayPal. Returns its ID. */
async function subscribe(headers: Visitor): Promise<string> {
  await post('/api/payments/paypal/subscription', headers, { plan: 'annual', email: 'anyone@example.org' });
  const { webhooks } = at.paypal;
  await webhooks.settled();
  return JSON.parse(webhooks.events.at(-1)?.body ?? '').resource.id;
}

let seen = { stripe: 0, paypal: 0 };
/** Waits for the webhooks of a provider, and returns the statuses of the responses since the last call. */
async function newStatuses(provider: 'stripe' | 'paypal'): Promise<Set<number>> {
  const { webhooks } = at[provider];
  await webhooks.settled();
  const statuses = webhooks.deliveries.slice(seen[provider]).map(({ status }) => status);
  seen = { ...seen, [provider]: webhooks.deliveries.length };
  return new Set(statuses);
}

describe('the events of Stripe', () => {
  it('update the status of a buyer who pays, cancels, resumes and gets a refund', async () => {
    const visitor = await logIn(site, 'subscriber');
    const session = await checkOut(visitor);
    at.stripe.payCheckout({ session });
    expect(await newStatuses('stripe')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['member', 'active']);
    expect((await post('/api/payments/stripe/checkout', visitor, { plan: 'annual' })).status).toBe(409);
    expect((await post('/api/membership/portal', visitor)).body.url).toMatch(/^http:/);
    expect((await post('/api/membership/cancel', visitor)).status).toBe(200);
    expect(await standing(visitor)).toEqual(['member', 'cancelling']);
    expect((await post('/api/membership/resume', visitor)).status).toBe(200);
    expect(await standing(visitor)).toEqual(['member', 'active']);
    expect((await post('/api/membership/refund', visitor)).status).toBe(200);
    expect(await newStatuses('stripe')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['subscriber', 'ended']);
  });

  it('get a 503 while Stripe is down, and work when they are sent again', async () => {
    const visitor = await logIn(site, 'subscriber');
    const session = await checkOut(visitor);
    at.stripe.faults.add({ path: '^/v1/(subscriptions|invoices)', is: 'status', status: 500 });
    at.stripe.payCheckout({ session });
    expect(await newStatuses('stripe')).toContain(503);
    expect(await standing(visitor)).toEqual(['subscriber', 'none']);
    at.stripe.faults.clear();
    const paid = at.stripe.webhooks.events.findLast(({ type }) => type === 'invoice.paid');
    at.stripe.webhooks.resend(paid?.id ?? '');
    expect(await newStatuses('stripe')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['member', 'active']);
  });
});

describe('the events of PayPal', () => {
  it('make a buyer a member, and a dispute ends the membership at once', async () => {
    const visitor = await logIn(site, 'subscriber');
    const id = await subscribe(visitor);
    expect(await standing(visitor)).toEqual(['subscriber', 'none']);
    at.paypal.approve(id);
    expect(await newStatuses('paypal')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['member', 'active']);
    at.paypal.dispute(at.paypal.salesOf(id)[0] ?? '');
    expect(await newStatuses('paypal')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['subscriber', 'ended']);
  });

  it('end a membership when a payment is reversed', async () => {
    const visitor = await logIn(site, 'subscriber');
    const id = await subscribe(visitor);
    at.paypal.approve(id);
    await newStatuses('paypal');
    at.paypal.reverse(at.paypal.salesOf(id)[0] ?? '');
    expect(await newStatuses('paypal')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['subscriber', 'ended']);
  });

  it('don’t end the access of a member who cancels; a cancelled subscription can’t be resumed', async () => {
    const visitor = await logIn(site, 'subscriber');
    at.paypal.approve(await subscribe(visitor));
    await newStatuses('paypal');
    expect((await post('/api/membership/cancel', visitor, { reason: 'moving' })).status).toBe(200);
    expect(await newStatuses('paypal')).toEqual(new Set([200]));
    expect(await standing(visitor)).toEqual(['member', 'cancelling']);
    expect((await post('/api/membership/resume', visitor)).body).toMatchObject({ code: 'resume.final' });
  });

  it('get a 503 while PayPal can’t verify them', async () => {
    at.paypal.faults.add({ path: 'verify-webhook-signature', is: 'status', status: 503 });
    at.paypal.sendEvent('BILLING.SUBSCRIPTION.UPDATED', { id: 'I-UNKNOWN' });
    expect(await newStatuses('paypal')).toEqual(new Set([503]));
    at.paypal.faults.clear();
    at.paypal.webhooks.resend(at.paypal.webhooks.events.at(-1)?.id ?? '');
    expect(await newStatuses('paypal')).toEqual(new Set([200]));
  });
});

describe.each(['stripe', 'paypal'] as const)('the webhook of %s', (provider) => {
  const send = (payload: string | Buffer | Readable, headers = {}) =>
    site.app.inject({ method: 'POST', url: `/api/webhooks/${provider}`, headers, payload });

  it('accepts events of every type', async () => {
    await newStatuses(provider);
    at[provider].sendEvent('something.new', { id: 'thing' });
    expect(await newStatuses(provider)).toEqual(new Set([200]));
  });

  it('refuses an event with an invalid signature, and does not store it', async () => {
    const before = await site.deps.db.$count(paymentEvents);
    const forged = {
      'content-type': 'application/json',
      'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'http://127.0.0.1/cert',
      'paypal-transmission-id': 'id',
      'paypal-transmission-sig': 'AAAA',
      'paypal-transmission-time': new Date().toISOString(),
    };
    const event = { id: 'evt_1', object: 'event', create_time: new Date().toISOString() };
    const valid = JSON.stringify({
      ...event,
      type: 'invoice.paid',
      event_type: 'PAYMENT.SALE.COMPLETED',
      resource: {},
    });
    for (const headers of [{}, { 'content-type': 'text/plain' }, forged]) {
      for (const payload of ['', '{', '[]', valid]) {
        const response = await send(payload, headers);
        expect([response.statusCode, response.json().code]).toEqual([400, 'event.refused']);
      }
    }
    expect(await site.deps.db.$count(paymentEvents)).toBe(before);
  });

  it.each(['t=', 'v1=', 't=abc,v1=0', `t=1e999,v1=${'0'.repeat(64)}`, `t=-1,v1=é`, `${'t=1,'.repeat(2000)}v1=0`])(
    'refuses a malformed signature: %.20s',
    async (signature) => {
      const headers = { 'stripe-signature': signature, 'paypal-transmission-sig': signature };
      const response = await send('{"id":"evt_1"}', { 'content-type': 'application/json', ...headers });
      expect([response.statusCode, response.json().code]).toEqual([400, 'event.refused']);
    },
  );

  it('refuses a body that is too large, even if its length is not announced', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(600 * 1024) });
    for (const [payload, headers] of [
      [text, {}],
      [Readable.from([text]), { 'transfer-encoding': 'chunked' }],
    ] as const) {
      const response = await send(payload, { 'content-type': 'application/json', ...headers });
      expect([response.statusCode, response.json().code]).toEqual([413, 'body.too_large']);
    }
  });

  it('refuses compressed and deeply nested bodies', async () => {
    const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const payload of [gzipSync('{"id":"evt_1"}'), nested]) {
      const response = await send(payload, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      expect([response.statusCode, response.json().code]).toEqual([400, 'event.refused']);
    }
  });
});

it('an event gets a 503 if the provider isn’t configured', async () => {
  const bare = await createTestSite({ sharing: site, deps: { payments: {} } });
  const response = await bare.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' });
  expect([response.statusCode, response.json().code]).toEqual([503, 'payments.notConfigured']);
  await bare.close();
});
