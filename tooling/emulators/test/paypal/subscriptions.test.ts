import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNUAL, MONTHLY, type PaypalSite, startPaypalSite } from './paypal-site.ts';

let site: PaypalSite;
beforeAll(async () => {
  site = await startPaypalSite();
});
afterAll(() => site.close());

const read = async (id: string, query = '') => (await site.call('GET', `/v1/billing/subscriptions/${id}${query}`)).body;
const linkOf = (body: { links: { rel: string; href: string }[] }, name: string) =>
  body.links.find(({ rel }) => rel === name)?.href ?? '';
const choose = (url: string, choice: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  const body = new URLSearchParams({ ba_token: searchParams.get('ba_token') ?? '', choice });
  return fetch(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
};

describe('access tokens', () => {
  it('are not issued for wrong credentials', async () => {
    const response = await fetch(`${site.origin}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('client:wrong').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  });

  it('are refused when missing, unknown, revoked or nine hours old', async () => {
    const other = await startPaypalSite();
    const read = async (authorization: string) => {
      const url = `${other.origin}/v1/billing/plans/${MONTHLY}`;
      const response = await fetch(url, { headers: { authorization } });
      return response.status;
    };
    const [first, second] = [await other.token(), await other.token()];
    expect([await read(`Bearer ${first}`), await read(`Bearer ${second}`)]).toEqual([200, 200]);
    expect([await read(''), await read('Bearer unknown')]).toEqual([401, 401]);
    other.paypal.revokeTokens();
    expect([await read(`Bearer ${first}`), await read(`Bearer ${second}`)]).toEqual([401, 401]);
    const third = await other.token();
    other.paypal.advanceTo(new Date(Date.now() + 9 * 3_600_000 + 1000));
    expect(await read(`Bearer ${third}`)).toBe(401);
    await other.close();
  });
});

describe('a new subscription', () => {
  it('waits for the buyer, who pays on PayPal’s page and is sent back', async () => {
    const { status, body } = await site.create();
    expect([status, body.status]).toEqual([201, 'APPROVAL_PENDING']);
    const page = await (await fetch(linkOf(body, 'approve'))).text();
    expect(page).toContain('Monthly: $16.25 each month');
    expect(page).toContain('Agree &amp; Subscribe');

    const back = await choose(linkOf(body, 'approve'), 'pays');
    const url = new URL(back.headers.get('location') ?? '');
    expect([back.status, url.pathname, url.searchParams.get('provider')]).toEqual([
      303,
      '/membership/success',
      'paypal',
    ]);
    expect(url.searchParams.get('subscription_id')).toBe(body.id);

    const active = await read(body.id);
    expect(active).toMatchObject({ status: 'ACTIVE', plan_id: MONTHLY, custom_id: 'user-1' });
    expect(active.billing_info).toMatchObject({
      last_payment: { amount: { currency_code: 'USD', value: '16.25' } },
      failed_payments_count: 0,
    });
    expect(await site.newTypes()).toEqual([
      'BILLING.SUBSCRIPTION.CREATED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
    ]);
    expect((await choose(linkOf(body, 'approve'), 'pays')).status).toBe(400);
  });

  it('stays unpaid if the buyer goes back without agreeing', async () => {
    const { body } = await site.create();
    const back = await choose(linkOf(body, 'approve'), 'cancel');
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe('/membership');
    expect(await read(body.id)).toMatchObject({ status: 'APPROVAL_PENDING' });
  });

  it('is created once per PayPal-Request-Id, even if the response is lost', async () => {
    const headers = { 'paypal-request-id': 'attempt-1' };
    site.paypal.faults.add({ path: '/v1/billing/subscriptions$', is: 'lost', times: 1 });
    await expect(site.create({}, headers)).rejects.toThrow();
    const repeated = await site.create({}, headers);
    const again = await site.create({}, headers);
    expect([repeated.status, again.body.id]).toEqual([200, repeated.body.id]);
    const other = await site.create({ plan_id: ANNUAL }, headers);
    expect([other.status, other.body.details[0].issue]).toEqual([422, 'DUPLICATE_REQUEST_ID']);
  });

  it('is refused with a missing or invalid field, or an unknown plan', async () => {
    const missing = await site.create({ application_context: undefined });
    expect([missing.status, missing.body.details[0]]).toMatchObject([
      400,
      { field: '/application_context', issue: 'MISSING_REQUIRED_PARAMETER' },
    ]);
    const invalid = await site.create({ custom_id: 'x'.repeat(128) });
    expect(invalid.body.details[0]).toMatchObject({ field: '/custom_id', issue: 'INVALID_PARAMETER_VALUE' });
    expect((await site.create({ plan_id: 'P-UNKNOWN' })).status).toBe(404);
  });

  it('stays approved while PayPal reviews the payment, and becomes active when PayPal activates it', async () => {
    const { body } = await site.create();
    await choose(linkOf(body, 'approve'), 'waits');
    const approved = await read(body.id);
    expect([approved.status, approved.billing_info]).toEqual(['APPROVED', undefined]);
    site.paypal.activate(body.id);
    expect((await read(body.id)).status).toBe('ACTIVE');
  });

  it('is active but unpaid if the first payment is declined', async () => {
    const { body } = await site.create();
    await choose(linkOf(body, 'approve'), 'declined');
    const active = await read(body.id, '?fields=last_failed_payment');
    expect([active.status, active.billing_info.last_payment]).toEqual(['ACTIVE', undefined]);
    expect(active.billing_info.last_failed_payment).toMatchObject({ reason_code: 'PAYMENT_DENIED' });
    expect(site.paypal.salesOf(body.id)).toEqual([]);
  });
});

describe('a running subscription', () => {
  it('is cancelled at once and for good, and then has no next billing time', async () => {
    const id = await site.subscribe();
    await site.newTypes();
    const path = `/v1/billing/subscriptions/${id}`;
    expect((await read(id)).billing_info.next_billing_time).toMatch(/T10:00:00Z$/);
    expect((await site.call('POST', `${path}/cancel`, {})).status).toBe(400);
    expect((await site.call('POST', `${path}/cancel`, { reason: 'Too busy' })).status).toBe(204);
    const cancelled = await read(id);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', status_change_note: 'Too busy' });
    expect(cancelled.billing_info.next_billing_time).toBeUndefined();
    expect(await site.newTypes()).toEqual(['BILLING.SUBSCRIPTION.CANCELLED']);
    for (const action of ['cancel', 'activate', 'suspend']) {
      const refused = await site.call('POST', `${path}/${action}`, { reason: 'again' });
      expect([refused.status, refused.body.details[0].issue]).toEqual([422, 'SUBSCRIPTION_STATUS_INVALID']);
    }
  });

  it('can be suspended and activated again', async () => {
    const id = await site.subscribe();
    const path = `/v1/billing/subscriptions/${id}`;
    await site.call('POST', `${path}/suspend`, { reason: 'Holiday' });
    expect((await read(id)).status).toBe('SUSPENDED');
    expect((await site.call('POST', `${path}/activate`, { reason: 'Back' })).status).toBe(204);
    expect((await read(id)).billing_info.next_billing_time).toMatch(/T10:00:00Z$/);
  });

  it('changes its plan only after the buyer has agreed, and keeps the date of the next bill', async () => {
    const id = await site.subscribe();
    const before = await read(id);
    const revised = await site.call('POST', `/v1/billing/subscriptions/${id}/revise`, {
      plan_id: ANNUAL,
      application_context: { return_url: 'http://localhost:3000/profile', cancel_url: 'http://localhost:3000/profile' },
    });
    expect([revised.status, (await read(id)).plan_id]).toEqual([200, MONTHLY]);
    await site.newTypes();
    await choose(linkOf(revised.body, 'approve'), 'pays');
    const after = await read(id, '?fields=plan');
    expect([after.plan_id, after.plan.id]).toEqual([ANNUAL, ANNUAL]);
    expect(after.billing_info.next_billing_time).toBe(before.billing_info.next_billing_time);
    expect(await site.newTypes()).toEqual(['BILLING.SUBSCRIPTION.UPDATED']);
  });

  it('is found in the list, page by page', async () => {
    const after = new Date(site.paypal.clock.now()).toISOString();
    const ids = [await site.subscribe(), await site.subscribe(ANNUAL), await site.subscribe()];
    const path = `/v1/billing/subscriptions?created_after=${after}&page_size=2`;
    const first = (await site.call('GET', path)).body;
    const second = (await site.call('GET', linkOf(first, 'next').replace(site.origin, ''))).body;
    const found = [...first.subscriptions, ...second.subscriptions].map(({ id }) => id);
    expect([found, linkOf(second, 'next')]).toEqual([ids, '']);
    const annual = (await site.call('GET', `${path}&plan_ids=${ANNUAL}&statuses=ACTIVE`)).body;
    expect(annual.subscriptions.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
  });
});

it('an unknown ID gets a 404', async () => {
  expect((await site.call('GET', '/v1/billing/subscriptions/I-UNKNOWN')).body).toMatchObject({
    name: 'RESOURCE_NOT_FOUND',
    details: [{ issue: 'INVALID_RESOURCE_ID' }],
  });
});

it('the page with all subscriptions shows each status, and a button on the page cancels a subscription', async () => {
  const id = await site.subscribe();
  const before = await (await fetch(site.origin)).text();
  expect(before).toContain(`${id}: ACTIVE`);
  expect(before).toContain('The buyer cancels');
  const body = new URLSearchParams({ id, call: 'cancel-as-buyer' });
  const after = await (await fetch(`${site.origin}/`, { method: 'POST', body })).text();
  expect(after).toContain(`${id}: CANCELLED`);
  expect((await read(id)).status).toBe('CANCELLED');
});
