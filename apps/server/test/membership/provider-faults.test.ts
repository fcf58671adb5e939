import type { PaymentProviderName } from '@longreturn/contract/membership';
import { createPaypal } from '@longreturn/providers/payments/paypal';
import { createStripe } from '@longreturn/providers/payments/stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { type StartedPayments, startPayments } from '../testing/start-payments.ts';

/** The time limit of requests to a provider in these tests. */
const TIMEOUT_MS = 1000;
/** The password of all accounts in these tests. */
const PASSWORD = { password: 'Correct-Horse-1' };
const CHECKOUTS = { stripe: '/api/payments/stripe/checkout', paypal: '/api/payments/paypal/subscription' };

type Visitor = Awaited<ReturnType<typeof logIn>>;

let at: StartedPayments;
let site: TestSite;
let visitor: Visitor;
/** For each provider, a member who pays with it. */
let members: Record<PaymentProviderName, Visitor>;
beforeAll(async () => {
  at = await startPayments();
  const clock = { now: () => new Date() };
  const env = readEnv(at.env);
  if (!env.stripe || !env.paypal) throw new Error('payments are not configured');
  const limits = { clock, timeoutMs: TIMEOUT_MS };
  const payments = {
    stripe: createStripe({ ...env.stripe, ...limits }),
    paypal: createPaypal({ ...env.paypal, ...limits }),
  };
  site = await createTestSite({ deps: { payments, clock } });
  at.sendTo(await site.app.listen({ host: '127.0.0.1', port: 0 }));
  visitor = await logIn(site, 'subscriber');
  members = { stripe: await buy('stripe'), paypal: await buy('paypal') };
});
afterAll(async () => {
  clearFaults();
  await site.close();
  await at.close();
});
beforeEach(clearFaults);

function clearFaults(): void {
  for (const { faults } of [at.stripe, at.paypal]) faults.clear();
}

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, headers: Visitor, payload: object = {}) {
  const response = await site.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

async function buy(provider: PaymentProviderName): Promise<Visitor> {
  const headers = await logIn(site, 'subscriber');
  const { body } = await send('POST', CHECKOUTS[provider], headers, { plan: 'monthly' });
  if (provider === 'stripe') at.stripe.payCheckout({ session: body.url.split('/').at(-1) });
  else at.paypal.approve(JSON.parse(at.paypal.webhooks.events.at(-1)?.body ?? '').resource.id);
  await at[provider].webhooks.settled();
  return headers;
}

const UNAVAILABLE = {
  status: 503,
  body: { error: expect.any(String), code: 'payments.unavailable', requestId: expect.any(String) },
};

type Fault = Parameters<StartedPayments['stripe']['faults']['add']>[0];

describe.each(['stripe', 'paypal'] as const)('a checkout with %s', (provider) => {
  it.each<[string, Fault]>([
    ['fails', { is: 'status', status: 500 }],
    ['limits requests', { is: 'status', status: 429 }],
    ['refuses the key', { is: 'status', status: 401 }],
    ['refuses the request', { is: 'status', status: 400 }],
    ['answers with an HTML page', { is: 'status', status: 200, text: '<html>Down for maintenance</html>' }],
    ['answers with an HTML page and 502', { is: 'status', status: 502, text: '<html>Bad gateway</html>' }],
    ['answers with other JSON', { is: 'status', status: 200, text: '{"id":1,"links":{},"access_token":[]}' }],
    ['answers with nothing', { is: 'status', status: 200, text: '' }],
    ['redirects', { is: 'status', status: 302 }],
    ['closes connections', { is: 'reset' }],
    ['doesn’t answer', { is: 'held' }],
  ])('gets a 503 if the provider %s', async (_what, fault) => {
    at[provider].faults.add(fault);
    const begun = performance.now();
    expect(await send('POST', CHECKOUTS[provider], visitor, { plan: 'monthly' })).toEqual(UNAVAILABLE);
    expect(performance.now() - begun).toBeLessThan(9500);
  });
});

describe('while a provider fails', () => {
  it.each<[PaymentProviderName, string, string]>([
    ['stripe', 'cancel', '^/v1/subscriptions/'],
    ['stripe', 'cancel', '^/v1/invoices'],
    ['stripe', 'cancel', '^/v1/charges'],
    ['stripe', 'refund', '^/v1/refunds'],
    ['stripe', 'portal', '^/v1/billing_portal'],
    ['stripe', 'plan', '^/v1/subscriptions/'],
    ['paypal', 'cancel', '/I-[^/]+$'],
    ['paypal', 'cancel', '/transactions'],
    ['paypal', 'cancel', '/cancel$'],
    ['paypal', 'refund', '/refund$'],
    ['paypal', 'plan', '/revise$'],
  ])('%s: %s gets a 503 if %s fails, and nothing changes', async (provider, action, path) => {
    const member = members[provider];
    const before = (await send('GET', '/api/membership', member)).body;
    for (const [status, text] of [
      [200, '<html>Down</html>'],
      [200, '{}'],
      [400, '{}'],
    ] as const) {
      if (status === 200 && text === '{}' && path === '/transactions') continue; // valid: PayPal omits an empty list
      clearFaults();
      at[provider].faults.add({ path, is: 'status', status, text });
      expect(await send('POST', `/api/membership/${action}`, member, { plan: 'annual' })).toEqual(UNAVAILABLE);
    }
    clearFaults();
    await at[provider].webhooks.settled();
    expect((await send('GET', '/api/membership', member)).body).toEqual(before);
  });

  it.each(['stripe', 'paypal'] as const)('%s: a request for receipts gets a 503', async (provider) => {
    at[provider].faults.add({ is: 'status', status: 400 });
    expect(await send('GET', '/api/membership/receipts', members[provider])).toEqual(UNAVAILABLE);
  });

  it.each(['stripe', 'paypal'] as const)(
    '%s: an account isn’t deleted if its subscription can’t be cancelled',
    async (provider) => {
      at[provider].faults.add({ is: 'status', status: 400 });
      const { body: user } = await send('GET', '/api/auth/me', members[provider]);
      const admin = await logIn(site, 'admin');
      expect(await send('DELETE', '/api/auth/account', members[provider], PASSWORD)).toEqual(UNAVAILABLE);
      expect(await send('DELETE', `/api/admin/users/${user.id}`, admin)).toEqual(UNAVAILABLE);
      expect(await send('GET', '/api/auth/me', members[provider])).toEqual({ status: 200, body: user });
    },
  );

  it.each<[PaymentProviderName, string]>([
    ['stripe', '^/v1/subscriptions/'],
    ['stripe', '^/v1/invoices'],
    ['stripe', '^/v1/charges'],
    ['paypal', 'verify-webhook-signature$'],
    ['paypal', '/I-[^/]+$'],
    ['paypal', '/transactions'],
  ])('%s: an event gets a 503 if %s fails, and works when it is sent again', async (provider, path) => {
    const { webhooks, faults } = at[provider];
    faults.add({ path, is: 'status', status: 200, text: '<html>Down</html>' });
    const [sub] = at.stripe.account.list('subscription');
    if (provider === 'stripe') at.stripe.sendEvent('customer.subscription.updated', sub ?? {});
    else at.paypal.sendEvent('BILLING.SUBSCRIPTION.UPDATED', { id: paypalId() });
    await webhooks.settled();
    expect(webhooks.deliveries.at(-1)?.status).toBe(503);
    faults.clear();
    webhooks.resend(webhooks.events.at(-1)?.id ?? '');
    await webhooks.settled();
    expect(webhooks.deliveries.at(-1)?.status).toBe(200);
  });
});

function paypalId(): string {
  const created = at.paypal.webhooks.events.find(({ type }) => type === 'BILLING.SUBSCRIPTION.CREATED');
  return JSON.parse(created?.body ?? '').resource.id;
}
