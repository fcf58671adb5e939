import Fastify from 'fastify';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { clientOf, type RunningStripe, startStripe, subscribe, WEBHOOK_SECRET } from './start-stripe.ts';

interface Site {
  url: string;
  received: { body: string; signature: string }[];
  /** The types of the received events. */
  types(): string[];
  /** The statuses of the next responses. Later responses have 200. */
  statuses: number[];
  /** Delays all responses until this number of webhooks has arrived. */
  respondAfter: (count: number) => void;
}

async function startSite(): Promise<Site> {
  const app = Fastify({ forceCloseConnections: true });
  const received: Site['received'] = [];
  const statuses: number[] = [];
  const waiting: (() => void)[] = [];
  let together = 1;
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Body: string }>('/hook', async ({ body, headers }, reply) => {
    received.push({ body, signature: String(headers['stripe-signature']) });
    const turn = new Promise<void>((resolve) => void waiting.push(resolve));
    if (received.length >= together) for (const respond of waiting.splice(0)) respond();
    await turn;
    return reply.code(statuses.shift() ?? 200).send();
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/hook`;
  onTestFinished(() => app.close());
  const respondAfter = (count: number) => {
    together = count;
  };
  return { url, received, statuses, respondAfter, types: () => received.map(({ body }) => JSON.parse(body).type) };
}

let running: RunningStripe;
let site: Site;
beforeEach(async () => {
  [running, site] = await Promise.all([startStripe(), startSite()]);
  running.emulator.webhooks.change({ url: site.url });
});

const send = (...types: string[]) => {
  for (const type of types) running.emulator.sendEvent(type, { id: 'obj_1', object: 'thing' });
};
const verify = ({ body, signature }: Site['received'][number], secret = WEBHOOK_SECRET) =>
  Stripe.webhooks.constructEvent(body, signature, secret);

describe('webhooks', () => {
  it('are signed, and sent in the order of the events', async () => {
    await subscribe(running);
    const { webhooks } = running.emulator;
    await webhooks.settled();
    expect(site.types()).toEqual(webhooks.events.map(({ type }) => type));
    expect(site.types()).toEqual(expect.arrayContaining(['checkout.session.completed', 'invoice.paid']));
    for (const one of site.received) expect(verify(one).object).toBe('event');
    const [first = { body: '', signature: '' }] = site.received;
    expect(() => verify(first, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(() => verify({ ...first, body: `${first.body} ` })).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });

  it('contain a copy of the object at the time of the event', async () => {
    const id = await subscribe(running);
    await running.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await running.emulator.webhooks.settled();
    const events = site.received
      .map((one) => verify(one))
      .filter(({ type }) => type.startsWith('customer.subscription'));
    expect(events.map(({ data }) => Reflect.get(data.object, 'cancel_at_period_end'))).toEqual([false, false, true]);
    expect(events.at(-1)?.data.previous_attributes).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  it('can be sent twice, dropped, or held back and released in reverse order', async () => {
    const { webhooks } = running.emulator;
    webhooks.change({ copies: 2, dropped: ['b'] });
    send('a', 'b');
    webhooks.change({ copies: 1, dropped: [], sending: 'held' });
    send('c', 'd');
    await webhooks.settled();
    expect(site.types()).toEqual(['a', 'a']);
    webhooks.release('reversed');
    send('e');
    await webhooks.settled();
    expect(site.types()).toEqual(['a', 'a', 'd', 'c', 'e']);
  });

  it('are retried after a failure, and can be sent again at any time', async () => {
    const { webhooks } = running.emulator;
    site.statuses.push(500, 503);
    webhooks.change({ retries: 2, retryDelayMs: 1 });
    send('a');
    await webhooks.settled();
    expect(webhooks.deliveries.map(({ status }) => status)).toEqual([500, 503, 200]);
    webhooks.resend(String(webhooks.events[0]?.id));
    await webhooks.settled();
    expect(new Set(site.received.map((one) => verify(one).id)).size).toBe(1);
  });

  it('are recorded with status 0 if the site can’t be reached', async () => {
    const { webhooks } = running.emulator;
    webhooks.change({ url: 'http://127.0.0.1:1/hook' });
    send('a');
    await webhooks.settled();
    expect(webhooks.deliveries).toMatchObject([{ type: 'a', status: 0 }]);
  });

  it('can be late, or have a signature that is too old', async () => {
    running.emulator.webhooks.change({ signatureAgeMs: 301_000, delayMs: 30 });
    const start = performance.now();
    send('a');
    await running.emulator.webhooks.settled();
    expect(performance.now() - start).toBeGreaterThan(28);
    expect(() => site.received.map((one) => verify(one))).toThrow(/tolerance/);
  });

  it('can be sent in parallel instead of one after the other', async () => {
    running.emulator.webhooks.change({ sending: 'parallel' });
    site.respondAfter(3);
    send('a', 'b', 'c');
    await running.emulator.webhooks.settled();
    expect(site.types().toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('a fault', () => {
  it('can be an error status for a limited number of requests', async () => {
    running.emulator.faults.add({ path: '/subscriptions/', method: 'GET', is: 'status', status: 503, times: 1 });
    const read = () => running.stripe.subscriptions.retrieve('sub_1');
    await expect(read()).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
    await expect(read()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('can be a reset connection', async () => {
    running.emulator.faults.add({ is: 'reset' });
    await expect(running.stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    running.emulator.faults.clear();
    expect((await running.stripe.customers.list()).data).toEqual([]);
  });

  it('can be a slow response', async () => {
    running.emulator.faults.add({ is: 'slow', delayMs: 100 });
    const request = running.stripe.customers.list({}, { timeout: 20 });
    await expect(request).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });
});

describe('the control calls over HTTP', () => {
  const call = async (name: string, body: object = {}) => {
    const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${running.url}/__control/${name}`, request);
    return { status: response.status, ...(await response.json()) };
  };

  it('have the same effects as the emulator’s methods', async () => {
    const stripe = clientOf(running.url);
    const { result: price } = await call('add-price', { amount: 500, interval: 'month' });
    expect((await stripe.prices.retrieve(price.id)).unit_amount).toBe(500);
    const customer = await stripe.customers.create({ email: 'ada@example.org' });
    const items = { line_items: [{ price: price.id }], success_url: 'http://localhost:3000/' };
    const session = await stripe.checkout.sessions.create({ mode: 'subscription', customer: customer.id, ...items });
    expect((await call('pay-checkout', { session: session.id, number: '4000000000000002' })).result.code).toBe(
      'card_declined',
    );
    expect((await call('pay-checkout', { session: session.id })).result).toBeNull();
    await call('replace-card', { customer: customer.id, number: '4000000000000341' });
    await call('set-dunning', { retryDays: [], afterRetries: 'unpaid' });
    await call('advance', { days: 32 });
    expect((await stripe.subscriptions.list()).data.map(({ status }) => status)).toEqual(['unpaid']);
    expect((await call('events')).result.at(-1)).toMatchObject({ type: 'customer.subscription.updated' });
    await call('add-fault', { is: 'status', status: 500 });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 });
    await call('clear-faults');
    expect((await stripe.customers.list()).data).toHaveLength(1);
    expect((await call('requests')).result.at(-1)).toMatchObject({ method: 'GET', path: '/v1/customers' });
  });

  it('respond with 400 to an unknown name or an invalid input', async () => {
    expect(await call('nothing')).toMatchObject({ status: 400, error: expect.stringContaining('pay-checkout') });
    expect(await call('advance', { days: 'two' })).toMatchObject({ status: 400 });
    expect(await call('pay-checkout', { session: 'cs_unknown' })).toMatchObject({ status: 400 });
  });
});
