import Fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type StartedPaypal, startPaypal } from './start-paypal.ts';

interface Received {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

let paypal: StartedPaypal;
let received: Received[];
beforeEach(async () => {
  paypal = await startPaypal();
  received = [];
  const site = Fastify({ forceCloseConnections: true });
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  site.post<{ Body: Buffer }>('/hook', ({ body, headers }) => {
    received.push({ body, headers });
    return {};
  });
  const origin = await site.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => site.close());
  paypal.emulator.webhooks.change({ url: `${origin}/hook` });
});

const refused = { code: 'event.refused' };
const verify = ({ body, headers }: Received) => paypal.provider.verifyEvent(body, headers);

/** Waits for the webhooks, and returns the last one. */
async function last(): Promise<Received> {
  await paypal.emulator.webhooks.settled();
  const found = received.at(-1);
  if (!found) throw new Error('no webhook has arrived');
  return found;
}

async function lastAbout(type: string) {
  const event = await verify(await last());
  expect(event.type).toBe(type);
  return event.about;
}

describe('a PayPal event', () => {
  it('is verified by PayPal from the unmodified request body', async () => {
    const { id } = await paypal.buy();
    const webhook = await last();
    const event = await verify(webhook);
    expect(event).toEqual({
      id: JSON.parse(webhook.body.toString()).id,
      type: 'PAYMENT.SALE.COMPLETED',
      at: expect.any(Date),
      about: { subscriptionId: id },
    });
    expect(await verify(webhook)).toEqual(event);
  });

  it('is refused if a byte, a header or the webhook’s ID is wrong', async () => {
    await paypal.buy();
    const { body, headers } = await last();
    const altered = Buffer.from(body.toString().replace('16.25', '96.25'));
    await expect(verify({ body: altered, headers })).rejects.toMatchObject(refused);
    const reserialized = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    await expect(verify({ body: reserialized, headers })).rejects.toMatchObject(refused);
    const { 'paypal-transmission-sig': _, ...unsigned } = headers;
    await expect(verify({ body, headers: unsigned })).rejects.toMatchObject(refused);
    const later = { ...headers, 'paypal-transmission-time': '2030-01-01T00:00:00Z' };
    await expect(verify({ body, headers: later })).rejects.toMatchObject(refused);
    const other = paypal.createProvider({ webhookId: 'OTHER' });
    await expect(other.verifyEvent(body, headers)).rejects.toMatchObject(refused);
  });

  it.each(['', '[]', '{}', 'null', '{"id":"WH-1"}', '{"id":'])('is refused without asking PayPal: %s', async (text) => {
    await paypal.buy();
    const { headers } = await last();
    paypal.emulator.faults.add({ is: 'status', status: 500 });
    await expect(verify({ body: Buffer.from(text), headers })).rejects.toMatchObject(refused);
  });

  it('is neither accepted nor refused while PayPal is down', async () => {
    await paypal.buy();
    const webhook = await last();
    paypal.emulator.faults.add({ is: 'status', status: 503 });
    await expect(verify(webhook)).rejects.toMatchObject({ code: 'payments.unavailable' });
  });

  it('says which subscription or charge it is about', async () => {
    const { id, sale } = await paypal.buy();
    paypal.emulator.dispute(sale);
    expect(await lastAbout('CUSTOMER.DISPUTE.CREATED')).toEqual({ chargeId: sale, isDispute: true });
    expect(await paypal.provider.findSubscriptionOfCharge(sale)).toBe(id);
    paypal.emulator.refund(sale);
    expect(await lastAbout('PAYMENT.SALE.REFUNDED')).toEqual({ chargeId: sale });
    paypal.emulator.cancelAsBuyer(id);
    expect(await lastAbout('BILLING.SUBSCRIPTION.CANCELLED')).toEqual({ subscriptionId: id });
    paypal.emulator.sendEvent('CHECKOUT.ORDER.COMPLETED', { id: 'order' });
    expect(await lastAbout('CHECKOUT.ORDER.COMPLETED')).toEqual({});
  });

  it('has the ID of the refund if it is about a reversal, and the subscription is found by that ID', async () => {
    const { id, sale } = await paypal.buy();
    paypal.emulator.reverse(sale);
    const { chargeId = '' } = await lastAbout('PAYMENT.SALE.REVERSED');
    expect(chargeId).not.toBe(sale);
    expect(await paypal.provider.findSubscriptionOfCharge(chargeId)).toBe(id);
    expect(await paypal.provider.findSubscriptionOfCharge('UNKNOWN')).toBeUndefined();
  });
});
