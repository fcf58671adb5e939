import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutOf, collect, PRICES, type StartedStripe, sessionOf, startStripe } from './start-stripe.ts';

let stripe: StartedStripe;
beforeEach(async () => {
  stripe = await startStripe();
});

const read = (id: string) => stripe.provider.readSubscription(id);
const now = () => stripe.emulator.account.now() * 1000;
const itemOf = (id: string) => stripe.emulator.account.get('subscription', id).items.data[0];
const startOf = (id: string) => new Date((itemOf(id)?.current_period_start ?? 0) * 1000);
const endOf = (id: string) => new Date((itemOf(id)?.current_period_end ?? 0) * 1000);

async function failRenewal(id: string, customerId: string): Promise<void> {
  stripe.emulator.replaceCard(customerId, '4000000000000341');
  stripe.emulator.advance({ seconds: (endOf(id).getTime() - now()) / 1000 + 2 * 3600 });
}

describe('a subscription at Stripe', () => {
  it('is active after the payment, with its user, plan, period and charge', async () => {
    const { id, customerId } = await stripe.buy('annual');
    const [charge] = stripe.emulator.chargesOf(id);
    const subscription = await read(id);
    expect(subscription).toEqual({
      provider: 'stripe',
      id,
      customerId,
      userId: 'user-1',
      plan: 'annual',
      status: 'active',
      startedAt: expect.any(Date),
      paidThrough: endOf(id),
      firstChargeAt: expect.any(Date),
      lastCharge: { id: charge, at: expect.any(Date), amountCents: 15_600, refunded: false, disputed: false },
    });
  });

  it('is found by the ID of its customer', async () => {
    const { id, customerId } = await stripe.buy('monthly');
    expect(await stripe.provider.listOfCustomer(customerId)).toEqual([id]);
    expect(await stripe.provider.listOfCustomer('cus_unknown')).toEqual([]);
  });

  it('is not found by an unknown ID; if its price is not configured, it is read without a plan', async () => {
    expect(await read('sub_unknown')).toBeUndefined();
    const mugs = stripe.createProvider({ prices: { monthly: 'price_of_a_mug', annual: PRICES.annual } });
    const { url } = await mugs.startCheckout(checkoutOf());
    stripe.emulator.payCheckout({ session: sessionOf(url) });
    const id = stripe.emulator.account.get('checkout.session', sessionOf(url)).subscription ?? '';
    expect((await read(id))?.plan).toBeUndefined();
    expect((await mugs.readSubscription(id))?.plan).toBe('monthly');
  });

  it('counts as paid only up to the start of its new period while the bill for that period is unpaid', async () => {
    const { id } = await stripe.buy();
    const first = (await read(id))?.firstChargeAt;
    const end = endOf(id);
    stripe.emulator.advance({ seconds: (end.getTime() - now()) / 1000 + 60 });
    expect(await read(id)).toMatchObject({ status: 'active', paidThrough: end });
    stripe.emulator.advance({ seconds: 2 * 3600 });
    const renewed = await read(id);
    expect(renewed).toMatchObject({ status: 'active', paidThrough: endOf(id), firstChargeAt: first });
    expect(renewed?.lastCharge?.at.getTime()).toBeGreaterThan(end.getTime());
  });

  it('becomes past due at the renewal, and active again after a late payment', async () => {
    const { id, customerId } = await stripe.buy();
    await failRenewal(id, customerId);
    const due = startOf(id);
    expect(await read(id)).toMatchObject({ status: 'pastDue', paidThrough: due, pastDueSince: due });
    stripe.emulator.advance({ days: 3 });
    expect(await read(id)).toMatchObject({ status: 'pastDue', pastDueSince: due });
    stripe.emulator.replaceCard(customerId, '4242424242424242');
    stripe.emulator.advance({ days: 5 });
    expect(await read(id)).toMatchObject({ status: 'active', paidThrough: endOf(id) });
  });

  it('counts as past due from the start of its period if that period has no bill', async () => {
    const { id } = await stripe.buy();
    const subscription = stripe.emulator.account.get('subscription', id);
    const item = itemOf(id);
    const end = endOf(id);
    subscription.status = 'past_due';
    expect(await read(id)).toMatchObject({ status: 'pastDue', paidThrough: end });
    Object.assign(item ?? {}, { current_period_start: end.getTime() / 1000, current_period_end: end.getTime() / 500 });
    expect(await read(id)).toMatchObject({ status: 'pastDue', paidThrough: end, pastDueSince: end });
  });

  it('may have its period in the fields of older API versions; without a period, reading it fails', async () => {
    const { id } = await stripe.buy();
    const end = endOf(id);
    const item: { current_period_start?: number; current_period_end?: number } = itemOf(id) ?? {};
    const { current_period_start, current_period_end } = item;
    delete item.current_period_start;
    delete item.current_period_end;
    await expect(read(id)).rejects.toMatchObject({ code: 'payments.unavailable' });
    const subscription = stripe.emulator.account.get('subscription', id);
    Object.assign(subscription, { current_period_start, current_period_end });
    expect(await read(id)).toMatchObject({ status: 'active', paidThrough: end });
  });

  it('is active, with the charge of its bill, if its only bill was created manually', async () => {
    const { id } = await stripe.buy();
    const [bill] = stripe.emulator.account.list('invoice');
    const [charge] = stripe.emulator.chargesOf(id);
    Object.assign(bill ?? {}, { billing_reason: 'manual' });
    expect(await read(id)).toMatchObject({ status: 'active', lastCharge: { id: charge } });
  });

  it('is incomplete while Stripe calls it active but its first payment is pending', async () => {
    const { id } = await stripe.buy();
    for (const bill of stripe.emulator.account.list('invoice')) Object.assign(bill, { status: 'open', amount_paid: 0 });
    expect(await read(id)).toMatchObject({ status: 'incomplete' });
  });

  it.each(['cancel', 'unpaid'] as const)(
    'ends with the reason ‘unpaid’ when Stripe stops retrying the payment (%s)',
    async (afterRetries) => {
      stripe.emulator.setDunning({ afterRetries });
      const { id, customerId } = await stripe.buy();
      await failRenewal(id, customerId);
      const due = startOf(id);
      stripe.emulator.advance({ days: 20 });
      expect(await read(id)).toMatchObject({ status: 'ended', endedBecause: 'unpaid', paidThrough: due });
    },
  );

  it('is cancelled at the end of the period, and resumed; both may be repeated', async () => {
    const { id } = await stripe.buy();
    for (let times = 0; times < 2; times += 1) {
      await stripe.provider.cancel(id, 'atPeriodEnd', 'too many notaries');
      expect(await read(id)).toMatchObject({ status: 'cancelling', paidThrough: endOf(id) });
    }
    expect(stripe.emulator.account.get('subscription', id).cancellation_details.comment).toBe('too many notaries');
    for (let times = 0; times < 2; times += 1) {
      await stripe.provider.resume(id);
      expect(await read(id)).toMatchObject({ status: 'active' });
    }
  });

  it('can be resumed after a cancellation in the portal', async () => {
    const { id } = await stripe.buy();
    const subscription = stripe.emulator.account.get('subscription', id);
    Object.assign(subscription, { cancel_at: endOf(id).getTime() / 1000 });
    expect(await read(id)).toMatchObject({ status: 'cancelling' });
    await stripe.provider.resume(id);
    expect(await read(id)).toMatchObject({ status: 'active' });
    expect(subscription.cancel_at).toBeNull();
  });

  it('is cancelled at once and can no longer be resumed; a repeated cancellation does nothing', async () => {
    const { id } = await stripe.buy();
    for (let times = 0; times < 2; times += 1) await stripe.provider.cancel(id, 'now');
    await stripe.provider.cancel(id, 'atPeriodEnd');
    expect(await read(id)).toMatchObject({ status: 'ended', endedBecause: 'cancelled', endedAt: expect.any(Date) });
    await expect(stripe.provider.resume(id)).rejects.toMatchObject({ code: 'membership.none' });
  });

  it('shows a refund and a dispute of its charge; a refund may be repeated', async () => {
    const { id } = await stripe.buy();
    const [charge = ''] = stripe.emulator.chargesOf(id);
    for (let times = 0; times < 2; times += 1) await stripe.provider.refund(charge);
    expect(await read(id)).toMatchObject({ lastCharge: { id: charge, refunded: true } });
    const other = await stripe.buy();
    const [disputed = ''] = stripe.emulator.chargesOf(other.id);
    stripe.emulator.dispute(disputed);
    expect(await read(other.id)).toMatchObject({ lastCharge: { id: disputed, disputed: true, refunded: false } });
    await stripe.provider.refund(disputed);
    expect(await stripe.provider.findSubscriptionOfCharge(disputed)).toBe(other.id);
    expect(await stripe.provider.findSubscriptionOfCharge('ch_unknown')).toBeUndefined();
  });

  it('changes the plan at once; a declined card changes nothing', async () => {
    const { id, customerId } = await stripe.buy();
    expect(await stripe.provider.changePlan(id, 'annual', 'http://localhost:3000/profile')).toEqual({});
    const changed = await read(id);
    expect(changed).toMatchObject({ plan: 'annual', status: 'active', paidThrough: endOf(id) });
    stripe.emulator.replaceCard(customerId, '4000000000000341');
    await expect(stripe.provider.changePlan(id, 'monthly', 'http://localhost:3000/profile')).rejects.toMatchObject({
      code: 'payment.declined',
    });
    expect(await read(id)).toEqual(changed);
  });

  it('is listed while it runs, or if it was created since the given time', async () => {
    const [running, ended] = [await stripe.buy(), await stripe.buy('annual')];
    await stripe.provider.cancel(ended.id, 'now');
    const listed = (since: number) => collect(stripe.provider.listSubscriptions(new Date(since)));
    expect(await listed(now() - 60_000)).toEqual([running.id, ended.id]);
    expect(await listed(now() + 60_000)).toEqual([running.id]);
    stripe.emulator.faults.add({ is: 'status', status: 500 });
    await expect(listed(now())).rejects.toMatchObject({ code: 'payments.unavailable' });
  });

  it('has receipts for its payments, and a page for its customer', async () => {
    const { id, customerId } = await stripe.buy();
    stripe.emulator.advance({ days: 32 });
    stripe.emulator.refund(stripe.emulator.chargesOf(id)[0] ?? '');
    const receipts = await stripe.provider.listReceipts(id);
    expect(receipts).toMatchObject([
      { amountCents: 1625, state: 'refunded', url: expect.stringContaining('/i/') },
      { amountCents: 1625, state: 'paid' },
    ]);
    expect(await stripe.provider.portalUrl(customerId, 'http://localhost:3000/profile')).toMatch(/^http:/);
    stripe.emulator.deleteCustomer(customerId);
    await expect(stripe.provider.portalUrl(customerId, 'http://localhost:3000/profile')).rejects.toMatchObject({
      code: 'membership.none',
    });
    expect(await read(id)).toMatchObject({ status: 'ended' });
  });
});
