import { buildUser, MemoryProviderState, memoryPaymentProvider } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const clock = { now: () => new Date() };
const stripe = new MemoryProviderState('stripe', clock);
let site: TestSite;
let bare: TestSite;
beforeAll(async () => {
  site = await createTestSite({ deps: { payments: { stripe: memoryPaymentProvider(stripe) } } });
  bare = await createTestSite({ sharing: site, deps: { payments: {} } });
});
afterAll(async () => {
  await bare.close();
  await site.close();
});

const ACTIONS = ['cancel', 'resume', 'refund', 'portal'];
const CHECKOUT = '/api/payments/stripe/checkout';
const urls = { successUrl: 'http://localhost:3000/membership/success', cancelUrl: 'http://localhost:3000/membership' };

it('everyone can read the plans and the providers', async () => {
  const response = await site.app.inject('/api/membership/plans');
  expect(response.json()).toMatchObject({
    plans: [{ id: 'monthly' }, { id: 'annual', savings: 'Save 20%' }],
    providers: [
      { name: 'stripe', configured: true },
      { name: 'paypal', configured: false },
    ],
  });
});

it.each(ACTIONS)(
  'POST /api/membership/%s, which needs no body, returns 401 without a session and 409 without a subscription',
  async (action) => {
    const url = `/api/membership/${action}`;
    const anonymous = await site.app.inject({ method: 'POST', url });
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'session.required']);
    const response = await site.app.inject({ method: 'POST', url, headers: await logIn(site, 'subscriber') });
    expect([response.statusCode, response.json().code]).toEqual([409, 'membership.none']);
  },
);

it.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'an empty body of type %s counts as no body',
  async (type) => {
    const headers = { ...(await logIn(site, 'subscriber')), 'content-type': type, 'content-length': '0' };
    const response = await site.app.inject({ method: 'POST', url: '/api/membership/cancel', headers });
    expect([response.statusCode, response.json().code]).toEqual([409, 'membership.none']);
  },
);

it('a checkout accepts a return URL at any origin of the site', async () => {
  const headers = await logIn(site, 'subscriber');
  const payload = { plan: 'annual', successUrl: 'http://127.0.0.1:3000/membership/success' };
  const response = await site.app.inject({ method: 'POST', url: CHECKOUT, headers, payload });
  expect(response.statusCode).toBe(200);
});

it('a checkout returns the URL of the provider’s page, or an error that says what is wrong', async () => {
  const headers = await logIn(site, 'subscriber');
  const post = async (payload: object, given = site, url = CHECKOUT) => {
    const response = await given.app.inject({ method: 'POST', url, headers, payload });
    return [response.statusCode, response.json().url ?? response.json().code];
  };
  expect(await post({ plan: 'annual', ...urls })).toEqual([
    200,
    expect.stringContaining('https://stripe.example/pay/'),
  ]);
  expect(await post({ plan: 'weekly', ...urls })).toEqual([400, 'plan.unknown']);
  expect(await post({ plan: 'annual', ...urls, successUrl: 'https://evil.example' })).toEqual([
    400,
    'returnUrl.foreign',
  ]);
  expect(await post({})).toEqual([400, 'input.invalid']);
  expect(await post({ plan: 'annual', ...urls }, bare)).toEqual([503, 'payments.notConfigured']);
  const paypal = '/api/payments/paypal/subscription';
  expect(await post({ plan: 'annual', email: 'user@example.com' }, site, paypal)).toEqual([
    503,
    'payments.notConfigured',
  ]);
  stripe.failures = 1;
  expect(await post({ plan: 'annual', ...urls })).toEqual([503, 'payments.unavailable']);
  const member = await site.app.inject({
    method: 'POST',
    url: CHECKOUT,
    headers: await logIn(site, 'member'),
    payload: { plan: 'annual', ...urls },
  });
  expect([member.statusCode, member.json().code]).toEqual([409, 'member.already']);
});

it('an admin can read, cancel and refund the subscription of a user', async () => {
  const headers = await logIn(site, 'admin');
  const { id: userId } = await buildUser(site.deps);
  const { rawBody: payload } = stripe.event({ subscriptionId: stripe.pay({ plan: 'annual', userId }) });
  const type = { 'content-type': 'application/json' };
  await site.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers: type });
  const call = async (method: 'GET' | 'POST', path: string) => {
    const response = await site.app.inject({ method, url: `/api/admin/users/${userId}${path}`, headers });
    return [response.statusCode, response.json()];
  };
  const subscription = { plan: 'annual', state: 'active', lastPayment: { amountCents: 15_600 }, canCancel: true };
  expect(await call('GET', '')).toMatchObject([200, { subscription, timeline: [{ event: 'started' }] }]);
  expect(await call('POST', '/cancel')).toMatchObject([200, { subscriptionStatus: 'cancelling' }]);
  expect(await call('POST', '/refund')).toMatchObject([200, { subscriptionStatus: 'ended' }]);
  expect(await call('POST', '/cancel')).toMatchObject([409, { code: 'membership.none' }]);
});
