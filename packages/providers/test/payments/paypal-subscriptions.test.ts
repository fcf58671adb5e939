import { beforeEach, describe, expect, it } from 'vitest';
import { type StartedPaypal, startPaypal } from './start-paypal.ts';
import { checkoutOf, collect } from './start-stripe.ts';

let paypal: StartedPaypal;
beforeEach(async () => {
  paypal = await startPaypal();
});

const RETURN = 'http://localhost:3000/profile';
const read = (id: string) => paypal.provider.readSubscription(id);
const requestsTo = (path: string) => paypal.emulator.requests.filter((request) => request.path.startsWith(path));

/** Makes the next renewal fail. Returns the time at which the renewal was due. */
async function failRenewal(id: string): Promise<Date> {
  const due = (await read(id))?.paidThrough ?? new Date();
  paypal.emulator.setPayments(id, 'fail');
  paypal.emulator.advanceTo(new Date(due.getTime() + 60_000));
  return due;
}

describe('a checkout with PayPal', () => {
  it('names the user, and is the same for two clicks at once', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => paypal.provider.startCheckout(checkoutOf())));
    expect(one).toEqual(other);
    expect(one?.url).toContain('/webapps/billing/subscriptions?ba_token=');
    const id = one?.subscriptionId ?? '';
    expect(await read(id)).toEqual({
      provider: 'paypal',
      id,
      userId: 'user-1',
      plan: 'monthly',
      status: 'incomplete',
      startedAt: expect.any(Date),
    });
    expect(new URL(paypal.emulator.approve(id)).href).toMatch(
      /^http:\/\/localhost:3000\/membership\/success\?session=.*subscription_id=/,
    );
    await expect(paypal.provider.startCheckout(checkoutOf())).rejects.toMatchObject({ code: 'member.already' });
  });

  it('is created anew if the configuration has a different plan ID', async () => {
    const one = await paypal.provider.startCheckout(checkoutOf());
    const changed = paypal.createProvider({ plans: { monthly: 'P-MUG', annual: 'P-ANNUAL' } });
    expect(await changed.startCheckout(checkoutOf())).not.toEqual(one);
  });

  it('is found again after a lost response', async () => {
    paypal.emulator.faults.add({ path: '^/v1/billing/subscriptions$', is: 'lost', times: 1 });
    const id = await paypal.start();
    expect(await collect(paypal.provider.listSubscriptions(new Date(0)))).toEqual([id]);
  });

  it('fails with payments.unavailable while PayPal is down or slow, or refuses the credentials', async () => {
    const failed = { code: 'payments.unavailable' };
    const { faults } = paypal.emulator;
    faults.add({ is: 'status', status: 503 });
    await expect(paypal.provider.startCheckout(checkoutOf())).rejects.toMatchObject(failed);
    faults.clear();
    faults.add({ is: 'slow', delayMs: 2000 });
    await expect(paypal.createProvider({ timeoutMs: 100 }).startCheckout(checkoutOf())).rejects.toMatchObject(failed);
    faults.clear();
    const stranger = paypal.createProvider({ clientSecret: 'wrong' });
    await expect(stranger.startCheckout(checkoutOf())).rejects.toMatchObject(failed);
  });
});

describe('an access token', () => {
  it('is used until it expires or is refused', async () => {
    const id = await paypal.start();
    await Promise.all([read(id), read(id)]);
    expect(requestsTo('/v1/oauth2/token')).toHaveLength(1);
    paypal.emulator.revokeTokens();
    await Promise.all([read(id), read(id)]);
    expect(requestsTo('/v1/oauth2/token')).toHaveLength(2);
    const time = { now: new Date() };
    const provider = paypal.createProvider({ clock: { now: () => time.now } });
    await provider.readSubscription(id);
    time.now = new Date(time.now.getTime() + 10 * 3_600_000);
    await provider.readSubscription(id);
    expect(requestsTo('/v1/oauth2/token')).toHaveLength(4);
  });
});

describe('a subscription at PayPal', () => {
  it('is active after the payment, until the next bill', async () => {
    const { id, sale } = await paypal.buy('annual');
    const subscription = await read(id);
    const charge = { id: sale, at: expect.any(Date), amountCents: 15_600, refunded: false, disputed: false };
    expect(subscription).toMatchObject({ status: 'active', plan: 'annual', userId: 'user-1', lastCharge: charge });
    expect(subscription?.firstChargeAt).toEqual(subscription?.lastCharge?.at);
    const days = ((subscription?.paidThrough?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(360);
  });

  it('is incomplete while the first payment fails', async () => {
    const id = await paypal.start();
    paypal.emulator.approve(id, 'declined');
    expect(await read(id)).toMatchObject({ status: 'incomplete' });
    expect(await read(id)).not.toHaveProperty('paidThrough');
    paypal.emulator.setPayments(id, 'succeed');
    paypal.emulator.advance({ days: 6 });
    expect(await read(id)).toMatchObject({ status: 'active', lastCharge: { refunded: false } });
  });

  it('is activated if the buyer has approved it and PayPal has not activated it yet', async () => {
    const id = await paypal.start();
    paypal.emulator.approve(id, 'waits');
    expect(await read(id)).toMatchObject({ status: 'active' });
  });

  it('is not found by an unknown ID; if its plan is not configured, it is read without a plan', async () => {
    expect(await read('I-UNKNOWN')).toBeUndefined();
    const mugs = paypal.createProvider({ plans: { monthly: 'P-MUG', annual: 'P-MUG' } });
    const { subscriptionId = '' } = await mugs.startCheckout(checkoutOf());
    paypal.emulator.approve(subscriptionId);
    expect((await read(subscriptionId))?.plan).toBeUndefined();
    expect(await collect(paypal.provider.listSubscriptions(new Date(0)))).toEqual([]);
  });

  it('is renewed', async () => {
    const { id } = await paypal.buy();
    const first = await read(id);
    paypal.emulator.advance({ days: 32 });
    const renewed = await read(id);
    expect(renewed).toMatchObject({ status: 'active', firstChargeAt: first?.firstChargeAt });
    expect(renewed?.paidThrough?.getTime()).toBeGreaterThan(first?.paidThrough?.getTime() ?? 0);
    expect(renewed?.lastCharge?.id).not.toBe(first?.lastCharge?.id);
  });

  it('becomes past due at the renewal, and active again after a retry', async () => {
    const { id } = await paypal.buy();
    const due = await failRenewal(id);
    const pastDue = { status: 'pastDue', paidThrough: due, pastDueSince: due };
    expect(await read(id)).toMatchObject(pastDue);
    paypal.emulator.advance({ days: 6 });
    expect(await read(id)).toMatchObject(pastDue);
    paypal.emulator.setPayments(id, 'succeed');
    paypal.emulator.advance({ days: 5 });
    const recovered = await read(id);
    expect(recovered).toMatchObject({ status: 'active' });
    expect(recovered).not.toHaveProperty('pastDueSince');
    expect(recovered?.paidThrough?.getTime()).toBeGreaterThan(due.getTime());
  });

  it('ends with the reason ‘unpaid’ when PayPal suspends it', async () => {
    const { id } = await paypal.buy();
    const due = await failRenewal(id);
    paypal.emulator.advance({ days: 11 });
    expect(await read(id)).toMatchObject({
      status: 'ended',
      endedBecause: 'unpaid',
      paidThrough: due,
      endedAt: expect.any(Date),
    });
  });

  it('is cancelled at once, and PayPal then doesn’t say when the period ends; a repeated cancellation does nothing', async () => {
    const { id } = await paypal.buy();
    for (const when of ['atPeriodEnd', 'now', 'now'] as const) await paypal.provider.cancel(id, when, 'moving');
    expect(await read(id)).toMatchObject({ status: 'cancelling', lastCharge: { refunded: false } });
    expect(await read(id)).not.toHaveProperty('paidThrough');
    await paypal.provider.cancel('I-UNKNOWN', 'now');
    await paypal.provider.cancel(await paypal.start(), 'now');
  });

  it('shows a refund and a reversal of its payment; a repeated refund does nothing', async () => {
    const { id, sale } = await paypal.buy();
    for (let times = 0; times < 2; times += 1) await paypal.provider.refund(sale);
    expect(await read(id)).toMatchObject({ lastCharge: { id: sale, refunded: true } });
    const refunded = await paypal.buy();
    paypal.emulator.refund(refunded.sale);
    await paypal.provider.refund(refunded.sale);
    const other = await paypal.buy();
    paypal.emulator.reverse(other.sale);
    expect(await read(other.id)).toMatchObject({ lastCharge: { refunded: true } });
  });

  it('changes its plan after the buyer has approved the change', async () => {
    const { id } = await paypal.buy();
    const { url } = await paypal.provider.changePlan(id, 'annual', RETURN);
    expect(url).toContain('/webapps/billing/subscriptions/update?ba_token=');
    expect(await read(id)).toMatchObject({ plan: 'monthly' });
    paypal.emulator.approve(id);
    expect(await read(id)).toMatchObject({ plan: 'annual', status: 'active' });
  });

  it('is listed while it is active, or if its status has changed since the given time', async () => {
    const bought = await Promise.all(Array.from({ length: 12 }, () => paypal.buy()));
    const { id } = await paypal.buy();
    await paypal.provider.cancel(id, 'now');
    const listed = async (since: Date) => new Set(await collect(paypal.provider.listSubscriptions(since)));
    const active = bought.map(({ id }) => id);
    expect(await listed(new Date(Date.now() + 60_000))).toEqual(new Set(active));
    expect(await listed(new Date(Date.now() - 60_000))).toEqual(new Set([...active, id]));
  });

  it('has receipts for its payments', async () => {
    const { id, sale } = await paypal.buy();
    paypal.emulator.refund(sale);
    await failRenewal(id);
    expect(await paypal.provider.listReceipts(id)).toMatchObject([
      { amountCents: 1625, state: 'failed', url: null },
      { id: sale, amountCents: 1625, state: 'refunded' },
    ]);
    expect(await paypal.provider.listReceipts('I-UNKNOWN')).toEqual([]);
  });
});
