import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWireCheck, type Exchange, NOT_DESCRIBED } from '../../src/paypal/wire-check.ts';
import { ANNUAL, MONTHLY, type PaypalSite, startPaypalSite, WEBHOOK_ID } from './paypal-site.ts';

/** The folder with PayPal's OpenAPI descriptions, which aren't part of the repository. */
const folder = process.env['WIRE_FORMATS'];

describe.skipIf(folder === undefined)('PayPal’s OpenAPI descriptions', () => {
  let site: PaypalSite;
  let check: ReturnType<typeof createWireCheck>;
  beforeAll(async () => {
    site = await startPaypalSite();
    check = createWireCheck(folder ?? '');
    await useEverything(site);
  }, 60_000);
  afterAll(() => site.close());

  it('match the requests and responses', () => {
    const found = site.exchanges.map((exchange) => ({ ...called(exchange), contradictions: check(exchange) }));
    const described = found.filter(({ contradictions }) => !contradictions.includes(NOT_DESCRIBED));
    expect(described.filter(({ contradictions }) => contradictions.length > 0)).toEqual([]);
    expect(described.length).toBeGreaterThan(20);
  });

  it('match the subscriptions and refunds in webhooks', async () => {
    await site.newTypes();
    const paths: Record<string, string> = {
      'BILLING.SUBSCRIPTION': '/v1/billing/subscriptions/id',
      'PAYMENT.SALE.REFUNDED': '/v1/payments/refund/id',
    };
    const found = site.received.flatMap(({ type, resource }) => {
      const path = Object.entries(paths).find(([prefix]) => type.startsWith(prefix))?.[1];
      if (path === undefined) return [];
      return [{ type, wrong: check({ method: 'GET', path, request: undefined, status: 200, response: resource }) }];
    });
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });

  it('do not match a body with a wrong field', () => {
    const plan = site.exchanges.find(({ path }) => path.includes('/plans/'));
    const create = site.exchanges.find(({ status }) => status === 201);
    if (!plan || !create) throw new Error('no plan was read, or no subscription was created');
    expect(check({ ...plan, response: { billing_cycles: [] } })).not.toEqual([]);
    expect(check({ ...create, request: { plan_id: 7 } })).not.toEqual([]);
  });
});

const called = ({ method, path, status }: Exchange) => ({ called: `${method} ${path} → ${status}` });

async function useEverything(site: PaypalSite): Promise<void> {
  const { paypal } = site;
  const back = { return_url: 'http://localhost:3000/back', cancel_url: 'http://localhost:3000/back' };
  await site.create({}, { prefer: 'return=representation' });
  await site.create({ application_context: undefined });
  await site.create({ plan_id: 'P-UNKNOWN' });
  await site.call('GET', `/v1/billing/plans/${MONTHLY}`);
  await site.call('GET', '/v1/billing/plans/P-UNKNOWN');
  const id = await site.subscribe();
  const path = `/v1/billing/subscriptions/${id}`;
  await site.call('GET', `${path}?fields=last_failed_payment,plan`);
  await site.call('POST', `${path}/revise`, { plan_id: ANNUAL, application_context: back });
  paypal.approve(id);
  await readPayments(site, id);
  await verifyWebhook(site);
  await site.call('POST', `${path}/suspend`, { reason: 'Holiday' });
  await site.call('POST', `${path}/activate`, { reason: 'Back' });
  paypal.setPayments(id, 'fail');
  paypal.advance({ days: 60 });
  paypal.revokeTokens();
  await site.call('GET', path);
  await site.call('GET', path, undefined, { authorization: `Bearer ${await site.token()}` });
  await site.call('GET', path, undefined, { authorization: '' });
  const fresh = { authorization: `Bearer ${await site.token()}` };
  await site.call('GET', `${path}?fields=last_failed_payment`, undefined, fresh);
  await site.call('POST', `${path}/activate`, { reason: 'Paid?' }, fresh);
  await site.call('POST', `${path}/cancel`, { reason: 'Too busy' }, fresh);
  await site.call('POST', `${path}/cancel`, { reason: 'Too busy' }, fresh);
  await site.call('GET', path, undefined, fresh);
  site.paypal.faults.add({ is: 'status', status: 500, times: 1 });
  await site.call('GET', path, undefined, fresh);
}

async function readPayments(site: PaypalSite, id: string): Promise<void> {
  const [saleId = ''] = site.paypal.salesOf(id);
  const range = 'start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z';
  await site.call('GET', `/v1/billing/subscriptions/${id}/transactions?${range}`);
  await site.call('GET', `/v1/billing/subscriptions/${id}/transactions`);
  await site.call('GET', `/v1/payments/sale/${saleId}`);
  await site.call('GET', `/v2/payments/captures/${saleId}`);
  const part = { amount: { value: '1.25', currency_code: 'USD' }, note_to_payer: 'A part' };
  const refund = await site.call('POST', `/v2/payments/captures/${saleId}/refund`, part);
  await site.call('GET', `/v2/payments/refunds/${refund.body.id}`);
  await site.call('GET', `/v1/payments/refund/${refund.body.id}`);
  for (const _ of ['refunded', 'refused']) await site.call('POST', `/v1/payments/sale/${saleId}/refund`, {});
  await site.call('POST', `/v2/payments/captures/${saleId}/refund`, {});
  await site.call('GET', '/v1/payments/sale/UNKNOWN');
  await site.call('GET', '/v2/payments/captures/UNKNOWN');
}

async function verifyWebhook(site: PaypalSite): Promise<void> {
  await site.newTypes();
  for (const { headers, text } of site.received) {
    await site.call('POST', '/v1/notifications/verify-webhook-signature', {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: WEBHOOK_ID,
      webhook_event: JSON.parse(text),
    });
  }
}
