import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from './start-stripe.ts';

let stripe: StartedStripe;
beforeEach(async () => {
  stripe = await startStripe();
});

const now = new Date('2026-11-20T12:00:00Z');
const second = (time: Date): number => Math.floor(time.getTime() / 1000);

function signed(body: string, { secret = 'whsec_of_the_site', at = second(now) } = {}) {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${at},v1=${signature}` };
}

const verify = (body: string, headers: Record<string, string>) =>
  stripe.createProvider({ clock: { now: () => now } }).verifyEvent(Buffer.from(body), headers);
const bodyOf = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: second(now), data: { object } });
const aboutOf = async (type: string, object: object) => {
  const body = bodyOf(type, object);
  return (await verify(body, signed(body))).about;
};

describe('an event of Stripe', () => {
  it('is verified by its signature', async () => {
    const body = bodyOf('customer.subscription.updated', { id: 'sub_1', customer: 'cus_1' });
    const about = { subscriptionId: 'sub_1', customerId: 'cus_1' };
    expect(await verify(body, signed(body))).toEqual({
      ...{ id: 'evt_1', type: 'customer.subscription.updated', at: now },
      about,
    });
    const refused = { code: 'event.refused' };
    await expect(verify(body, {})).rejects.toMatchObject(refused);
    await expect(verify(`${body} `, signed(body))).rejects.toMatchObject(refused);
    await expect(verify(body, signed(body, { secret: 'whsec_of_another' }))).rejects.toMatchObject(refused);
    await expect(verify('[', signed('['))).rejects.toMatchObject(refused);
  });

  it.each(['[]', 'null', '"text"', '{}', '{"id":5,"type":"payout.paid"}', '{"id":"evt_1","type":"invoice.paid"}'])(
    'is refused if it lacks the fields of an event: %s',
    async (body) => {
      await expect(verify(body, signed(body))).rejects.toMatchObject({ code: 'event.refused' });
    },
  );

  it.each([
    [299, true],
    [301, false],
    [-299, true],
    [-301, false],
  ])('whose signature is %i seconds old is accepted: %s', async (age, isAccepted) => {
    const body = bodyOf('invoice.paid', {});
    const verified = verify(body, signed(body, { at: second(now) - age }));
    if (isAccepted) await expect(verified).resolves.toMatchObject({ id: 'evt_1' });
    else await expect(verified).rejects.toMatchObject({ code: 'event.refused' });
  });

  it('names the subscription, gift, charge or customer that has to be read again', async () => {
    const parent = { subscription_details: { subscription: 'sub_1' } };
    expect(await aboutOf('invoice.paid', { parent })).toEqual({ subscriptionId: 'sub_1' });
    expect(await aboutOf('invoice.paid', { parent: null })).toEqual({});
    expect(await aboutOf('invoice.payment_succeeded', { parent })).toEqual({ subscriptionId: 'sub_1' });
    const billOfOldVersion = { subscription: 'sub_1' };
    expect(await aboutOf('invoice.paid', billOfOldVersion)).toEqual({ subscriptionId: 'sub_1' });
    const session = { subscription: 'sub_1', metadata: {} };
    expect(await aboutOf('checkout.session.completed', session)).toEqual({ subscriptionId: 'sub_1' });
    const gift = { subscription: null, metadata: { giftId: 'gift-1' } };
    expect(await aboutOf('checkout.session.completed', gift)).toEqual({ giftId: 'gift-1' });
    expect(await aboutOf('charge.refunded', { id: 'ch_1', metadata: {} })).toEqual({ chargeId: 'ch_1' });
    expect(await aboutOf('charge.refunded', { id: 'ch_1' })).toEqual({ chargeId: 'ch_1' });
    expect(await aboutOf('charge.dispute.created', { charge: 'ch_1' })).toEqual({ chargeId: 'ch_1', isDispute: true });
    expect(await aboutOf('charge.dispute.closed', { charge: 'ch_1' })).toEqual({ chargeId: 'ch_1' });
    expect(await aboutOf('customer.deleted', { id: 'cus_1' })).toEqual({ customerId: 'cus_1' });
    expect(await aboutOf('payout.paid', { id: 'po_1' })).toEqual({});
  });
});
