import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account/delete-account.ts';
import { SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { receiveEvent } from '../../src/membership/receive-event.ts';
import { settleSubscription } from '../../src/membership/settle-subscription.ts';
import { startCheckout } from '../../src/membership/start-checkout.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest, daysAfter } from './create-membership-test.ts';

const site = await createMembershipTest();
const { deps, clock, states, notify, buy, standing, rowsOf, eventOf, timeline } = site;
afterAll(site.close);

const START = new Date('2026-11-15T12:00:00.000Z');
beforeEach(() => clock.set(START.toISOString()));

const PROVIDERS = ['stripe', 'paypal'] as const;

describe.each(PROVIDERS)('%s', (provider) => {
  const state = states[provider];

  test('a payment makes a subscriber a member for the paid period, and a renewal extends that period', async () => {
    const member = await buy(provider, 'monthly');
    expect(await standing(member.actor)).toEqual(['member', 'active']);
    clock.set(daysAfter(START, 30));
    state.renew(member.subscriptionId);
    await notify(provider, { subscriptionId: member.subscriptionId });
    clock.set(daysAfter(START, 59));
    expect(await standing(member.actor)).toEqual(['member', 'active']);
    expect(await timeline(member.actor)).toEqual(['started', 'renewed']);
  });

  test('after a cancellation, access ends with the paid period, without a further event', async () => {
    const member = await buy(provider, 'monthly');
    state.cancelAtPeriodEnd(member.subscriptionId);
    await notify(provider, { subscriptionId: member.subscriptionId });
    clock.set('2026-12-15T11:59:59.999Z');
    expect(await standing(member.actor)).toEqual(['member', 'cancelling']);
    clock.set('2026-12-15T12:00:00.000Z');
    expect(await standing(member.actor)).toEqual(['subscriber', 'ended']);
    expect(await timeline(member.actor)).toEqual(['started', 'cancelled', 'expired']);
  });

  test('access continues for fourteen days after a failed payment, and a late payment restores access', async () => {
    const member = await buy(provider, 'monthly');
    clock.set('2026-12-15T12:00:00.000Z');
    state.failPayment(member.subscriptionId);
    await notify(provider, { subscriptionId: member.subscriptionId });
    clock.set('2026-12-29T11:59:59.999Z');
    expect(await standing(member.actor)).toEqual(['member', 'past_due']);
    clock.set('2026-12-29T12:00:00.000Z');
    expect(await standing(member.actor)).toEqual(['subscriber', 'ended']);
    state.renew(member.subscriptionId);
    await notify(provider, { subscriptionId: member.subscriptionId });
    expect(await standing(member.actor)).toEqual(['member', 'active']);
    expect(await timeline(member.actor)).toEqual(['started', 'payment_failed', 'payment_recovered']);
  });

  test.each([
    ['a refund', 'refunded', (id: string) => state.refund(id)],
    ['a dispute', 'disputed', (id: string) => state.dispute(id)],
  ])('%s ends access at once and cancels the subscription at the provider', async (_what, because, act) => {
    const member = await buy(provider, 'annual');
    act(member.subscriptionId);
    const charge = state.get(member.subscriptionId).lastCharge?.id ?? '';
    await notify(provider, { chargeId: charge });
    expect(await standing(member.actor)).toEqual(['subscriber', 'ended']);
    expect(state.calls).toContain(`cancel ${member.subscriptionId} now`);
    expect(state.calls).not.toContain(`refund ${charge}`);
    expect(await rowsOf(member.id)).toMatchObject([{ state: 'ended', endedBecause: because, cancelDue: false }]);
    await notify(provider, { subscriptionId: member.subscriptionId });
    expect(state.calls.filter((call) => call === `cancel ${member.subscriptionId} now`)).toHaveLength(1);
  });

  test('a dispute ends access even if the provider’s subscription doesn’t show the dispute', async () => {
    const member = await buy(provider, 'annual');
    const chargeId = state.get(member.subscriptionId).lastCharge?.id ?? '';
    await notify(provider, { chargeId, isDispute: true });
    await notify(provider, { subscriptionId: member.subscriptionId });
    expect(await standing(member.actor)).toEqual(['subscriber', 'ended']);
  });

  test('if the provider gives up on a payment, access ends at once and the subscription is cancelled', async () => {
    const member = await buy(provider, 'monthly');
    clock.set('2026-12-16T12:00:00.000Z');
    state.failPayment(member.subscriptionId, 'forGood');
    await notify(provider, { subscriptionId: member.subscriptionId });
    expect(await standing(member.actor)).toEqual(['subscriber', 'ended']);
    expect(state.calls).toContain(`cancel ${member.subscriptionId} now`);
    expect(await timeline(member.actor)).toEqual(['started', 'unpaid']);
  });

  test('an event that is sent several times, even at the same time, takes effect once', async () => {
    const member = await buy(provider, 'monthly');
    const about = { subscriptionId: member.subscriptionId };
    state.cancelAtPeriodEnd(member.subscriptionId);
    const send = () => notify(provider, about, `${provider}-twice`);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await timeline(member.actor)).toEqual(['started', 'cancelled']);
    expect(await eventOf(`${provider}-twice`)).toMatchObject({ outcome: 'done', error: null });
  });

  test('many events at once are all handled, and the last change is stored', async () => {
    const member = await buy(provider, 'monthly');
    const about = { subscriptionId: member.subscriptionId };
    const early = Array.from({ length: 20 }, () => notify(provider, about));
    state.cancelAtPeriodEnd(member.subscriptionId);
    await Promise.all([...early, ...Array.from({ length: 20 }, () => notify(provider, about))]);
    expect(await timeline(member.actor)).toEqual(['started', 'cancelled']);
  });

  test('many concurrent copies of a dispute event are recorded as one dispute', async () => {
    const member = await buy(provider, 'monthly');
    const chargeId = state.get(member.subscriptionId).lastCharge?.id ?? '';
    const send = () => notify(provider, { chargeId, isDispute: true }, `${provider}-dispute`);
    await Promise.all(Array.from({ length: 20 }, send));
    expect(await timeline(member.actor)).toEqual(['started', 'disputed']);
  });

  test('an event fails if the provider can’t be reached, and succeeds when it is sent again later', async () => {
    const user = await buildUser(deps);
    const subscriptionId = state.pay({ plan: 'monthly', userId: user.id });
    const event = state.event({ subscriptionId });
    state.failures = 2;
    const verified = receiveEvent(deps, event);
    await expect(verified).rejects.toMatchObject({ code: 'payments.unavailable' });
    state.failures = 0;
    await receiveEvent(deps, event);
    expect(await standing(user.actor)).toEqual(['member', 'active']);
  });

  test('events without a subject, or about unknown prices, users or subscriptions, are ignored', async () => {
    const user = await buildUser(deps);
    const foreign = state.pay({ plan: 'monthly', userId: user.id });
    state.get(foreign).plan = undefined;
    await notify(provider, { subscriptionId: foreign }, `${provider}-foreign`);
    const unknown = state.pay({ plan: 'monthly', userId: 'not an ID' });
    await notify(provider, { subscriptionId: unknown }, `${provider}-unknown`);
    await notify(provider, { subscriptionId: 'missing' }, `${provider}-missing`);
    await notify(provider, {}, `${provider}-other`);
    for (const what of ['foreign', 'unknown', 'missing', 'other'])
      expect(await eventOf(`${provider}-${what}`)).toMatchObject({ outcome: 'ignored' });
    expect(await standing(user.actor)).toEqual(['subscriber', 'none']);
    expect(state.calls.join()).not.toContain(unknown);
  });

  test('an ignored event with an unknown price succeeds if sent again after the price is configured', async () => {
    const user = await buildUser(deps);
    const subscriptionId = state.pay({ plan: 'monthly', userId: user.id });
    state.get(subscriptionId).plan = undefined;
    await notify(provider, { subscriptionId }, `${provider}-early`);
    state.get(subscriptionId).plan = 'monthly';
    await notify(provider, { subscriptionId }, `${provider}-early`);
    expect(await standing(user.actor)).toEqual(['member', 'active']);
  });

  test('a comp that an admin sets for a paying member outlives the subscription', async () => {
    const member = await buy(provider, 'monthly');
    await setRole(deps, SYSTEM, { userId: member.id, role: 'member' });
    state.refund(member.subscriptionId);
    await notify(provider, { subscriptionId: member.subscriptionId });
    expect((await standing(member.actor))[0]).toBe('member');
  });
});

test('if a person has two subscriptions, the first continues; the second is cancelled and refunded', async () => {
  const user = await buy('stripe', 'monthly');
  clock.set(daysAfter(START, 1));
  const second = await buy('paypal', 'annual', user);
  expect(await standing(user.actor)).toEqual(['member', 'active']);
  expect(states.stripe.get(user.subscriptionId)).toMatchObject({ status: 'active', lastCharge: { refunded: false } });
  expect(states.paypal.get(second.subscriptionId)).toMatchObject({
    status: 'cancelling',
    lastCharge: { refunded: true },
  });
  await notify('paypal', { subscriptionId: second.subscriptionId });
  expect((await rowsOf(user.id)).map(({ state, endedBecause }) => [state, endedBecause]).toSorted()).toEqual([
    ['active', null],
    ['ended', 'duplicate'],
  ]);
});

test('if the provider can’t cancel a subscription at once, a job cancels it later', async () => {
  const member = await buy('stripe', 'monthly');
  states.stripe.refund(member.subscriptionId);
  const { payments } = deps;
  const event = states.stripe.event({ subscriptionId: member.subscriptionId });
  const down = async () => Promise.reject(new Error('down'));
  await receiveEvent({ ...deps, payments: { ...payments, stripe: { ...payments.stripe, cancel: down } } }, event);
  expect(await rowsOf(member.id)).toMatchObject([{ state: 'ended', cancelDue: true }]);
  const [row] = await rowsOf(member.id);
  const subscriptionId = row?.id ?? '';
  expect(site.queued.at(-1)).toEqual({ name: 'settle-subscription', data: { subscriptionId } });
  await settleSubscription(deps, subscriptionId);
  await settleSubscription(deps, subscriptionId);
  expect(await rowsOf(member.id)).toMatchObject([{ cancelDue: false }]);
  expect(states.stripe.calls.filter((call) => call === `cancel ${member.subscriptionId} now`)).toHaveLength(1);
});

test.each(PROVIDERS)('%s: a payment for a deleted account is refunded and ends the subscription', async (provider) => {
  const state = states[provider];
  const user = await buildUser(deps);
  await startCheckout(deps, user.actor, { provider, plan: 'monthly' });
  await deleteAccount(deps, user.actor, { password: user.password });
  const created = [...state.subscriptions.values()].find(({ userId }) => userId === user.id);
  const customerId = `${provider}-customer-${user.id}`;
  const id = state.pay({ plan: 'monthly', userId: user.id, customerId, ...(created && { id: created.id }) });
  await notify(provider, { subscriptionId: id }, `${provider}-late`);
  expect(await eventOf(`${provider}-late`)).toMatchObject({ outcome: 'done' });
  expect(state.get(id)).toMatchObject({ lastCharge: { refunded: true } });
  expect(state.calls).toContain(`cancel ${id} now`);
});

test.each(PROVIDERS)(
  '%s: an account is deleted after its subscription is cancelled; if the cancellation fails, the account stays',
  async (provider) => {
    const state = states[provider];
    const user = await buy(provider, 'annual');
    state.failures = 1;
    const deletion = deleteAccount(deps, user.actor, { password: user.password });
    await expect(deletion).rejects.toMatchObject({ code: 'payments.unavailable' });
    expect(await standing(user.actor)).toEqual(['member', 'active']);
    await deleteUser(deps, SYSTEM, user.id);
    expect(state.calls).toContain(`cancel ${user.subscriptionId} now The account was deleted`);
    await notify(provider, { subscriptionId: user.subscriptionId }, `${provider}-after-deletion`);
    expect(await eventOf(`${provider}-after-deletion`)).toMatchObject({ outcome: 'done' });
    expect(state.get(user.subscriptionId)).toMatchObject({ lastCharge: { refunded: false } });
  },
);
