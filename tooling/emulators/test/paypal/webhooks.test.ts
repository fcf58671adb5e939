import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaypalSite, startPaypalSite, WEBHOOK_ID } from './paypal-site.ts';

let site: PaypalSite;
beforeAll(async () => {
  site = await startPaypalSite();
});
afterAll(() => site.close());

type Webhook = PaypalSite['received'][number];

function verification({ headers, text }: Webhook, event = text, changes: Record<string, unknown> = {}): string {
  const fields = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: WEBHOOK_ID,
    ...changes,
  };
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${event}}`;
}

const verify = async (body: string) =>
  (await site.call('POST', '/v1/notifications/verify-webhook-signature', body)).body.verification_status;

async function aWebhook(): Promise<Webhook> {
  await site.subscribe();
  await site.newTypes();
  const webhook = site.received.at(-1);
  if (!webhook) throw new Error('no webhook arrived');
  return webhook;
}

describe('a signature', () => {
  it('is valid only for the exact text of the event that was sent', async () => {
    const webhook = await aWebhook();
    expect(await verify(verification(webhook))).toBe('SUCCESS');
    expect(await verify(verification(webhook, webhook.text.replace('16.25', '16.26')))).toBe('FAILURE');
    expect(await verify(verification(webhook, JSON.stringify(JSON.parse(webhook.text))))).toBe('FAILURE');
  });

  it.each([
    { webhook_id: '1AB23456CD789012E' },
    { transmission_id: 'another-transmission' },
    { transmission_time: '2031-01-01T00:00:00Z' },
    { transmission_sig: 'bm90IGEgc2lnbmF0dXJl' },
    { cert_url: 'https://attacker.example/cert' },
    { auth_algo: 'SHA1withRSA' },
  ])('is invalid if the request contains %j', async (change) => {
    expect(await verify(verification(await aWebhook(), undefined, change))).toBe('FAILURE');
  });

  it('can’t be verified if a field is missing', async () => {
    const body = verification(await aWebhook(), undefined, { transmission_sig: undefined });
    const refused = await site.call('POST', '/v1/notifications/verify-webhook-signature', body);
    expect([refused.status, refused.body.details[0].field]).toEqual([400, '/transmission_sig']);
  });
});

describe('webhooks', () => {
  it('can be sent twice, in reverse order, or not at all', async () => {
    const { webhooks } = site.paypal;
    await site.newTypes();
    webhooks.change({ sending: 'held' });
    await site.subscribe();
    expect(await site.newTypes()).toEqual([]);
    webhooks.change({ copies: 2, dropped: ['BILLING.SUBSCRIPTION.CREATED'] });
    webhooks.release('reversed');
    const [last, again] = await site.newTypes();
    expect([last, again]).toEqual(['PAYMENT.SALE.COMPLETED', 'PAYMENT.SALE.COMPLETED']);
    const before = site.received.length;
    webhooks.change({ dropped: ['*'], copies: 1 });
    await site.subscribe();
    expect(await site.newTypes()).toEqual([]);
    expect(site.received).toHaveLength(before);
    webhooks.change({ dropped: [] });
  });
});

it('an event of any type can be sent', async () => {
  await site.newTypes();
  site.paypal.sendEvent('CATALOG.PRODUCT.CREATED', { id: 'PROD-1' });
  expect(await site.newTypes()).toEqual(['CATALOG.PRODUCT.CREATED']);
});

describe('the control API', () => {
  const control = async (name: string, body: object = {}) => {
    const response = await fetch(`${site.origin}/__control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { result?: unknown; error?: string }; // the format of control-routes.ts
    return { status: response.status, ...answer };
  };

  it('has the same effects over HTTP as the methods of the stand-in', async () => {
    const { body } = await site.create();
    expect((await control('approve', { id: body.id })).result).toContain(`subscription_id=${body.id}`);
    const { result } = await control('sales-of', { id: body.id });
    expect(result).toHaveLength(1);
    expect((await control('dispute', { id: String(result) })).status).toBe(200);
    expect((await control('cancel-as-buyer', { id: body.id })).status).toBe(200);
    await site.newTypes();
    expect(site.received.at(-1)?.resource).toMatchObject({ id: body.id, status: 'CANCELLED' });
    expect((await control('approve', { id: 'I-UNKNOWN' })).status).toBe(400);
  });

  it('makes requests fail with PayPal’s error body', async () => {
    await control('add-fault', { path: '/v1/billing', is: 'status', status: 503, times: 1 });
    expect(await site.create()).toMatchObject({ status: 503, body: { name: 'SERVICE_UNAVAILABLE' } });
    expect((await site.create()).status).toBe(201);
  });
});
