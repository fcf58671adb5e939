import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { getStats } from '../../src/admin/get-stats.ts';
import { getMembership } from '../../src/membership/get-membership.ts';
import { listPlans } from '../../src/membership/list-plans.ts';
import {
  cancelMembership,
  changePlan,
  listReceipts,
  openPortal,
  refundMembership,
  resumeMembership,
} from '../../src/membership/manage-membership.ts';
import { reconcile } from '../../src/membership/reconcile.ts';
import { startCheckout } from '../../src/membership/start-checkout.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest, daysAfter } from './create-membership-test.ts';

const site = await createMembershipTest();
const { deps, clock, states, buy, standing, rowsOf, notify } = site;
afterAll(site.close);

const START = new Date('2026-11-15T12:00:00.000Z');
beforeEach(() => clock.set(START.toISOString()));

test('the list of plans has computed prices and savings, and says which providers are configured', async () => {
  const { paypal } = deps.payments;
  const { plans, providers } = await listPlans({ ...deps, payments: { paypal } });
  expect(plans).toMatchObject([
    { id: 'monthly', name: 'Monthly', displayPrice: '$16.25', interval: 'month' },
    { id: 'annual', displayPrice: '$156', interval: 'year', savings: 'Save 20%', displayMonthly: 'or $13/month' },
  ]);
  expect(plans[0]).not.toHaveProperty('savings');
  expect(plans[0]?.features.length).toBeGreaterThan(3);
  expect(providers.map(({ name, configured }) => [name, configured])).toEqual([
    ['stripe', false],
    ['paypal', true],
  ]);
});

describe('a checkout', () => {
  const stripe = { provider: 'stripe', plan: 'monthly' } as const;

  test('needs a session, a plan, a return URL of this site and a configured provider', async () => {
    const { actor } = await buildUser(deps);
    const fails = (input: object, given = deps) => expect(startCheckout(given, actor, { ...stripe, ...input })).rejects;
    await expect(startCheckout(deps, ANONYMOUS, stripe)).rejects.toMatchObject({ code: 'session.required' });
    await fails({ plan: 'weekly' }).toMatchObject({ code: 'plan.unknown' });
    const foreign = [
      'https://evil.example/',
      '//evil.example',
      'http://localhost:3000.evil.example/',
      'http://localhost:3000@evil.example/',
      'http://localhost:3000\\@evil.example/',
      'http://localhost:3000/\n',
      '/membership',
      'javascript:alert(1)',
    ];
    for (const url of foreign) {
      await fails({ successUrl: url }).toMatchObject({ code: 'returnUrl.foreign' });
      await fails({ cancelUrl: url }).toMatchObject({ code: 'returnUrl.foreign' });
    }
    await fails({}, { ...deps, payments: {} as typeof deps.payments }).toMatchObject({
      code: 'payments.notConfigured',
    });
    expect(states.stripe.calls).toEqual([]);
  });

  test('accepts a return URL of any origin of the site', async () => {
    const { actor } = await buildUser(deps);
    const successUrl = 'http://127.0.0.1:3000/membership/success';
    expect(await startCheckout(deps, actor, { ...stripe, successUrl })).toMatch('https://stripe.example/pay/');
  });

  test('passes the return URLs on unchanged, and returns the same payment page for a repeated click', async () => {
    const { actor } = await buildUser(deps);
    const successUrl = 'http://localhost:3000/membership/success?session={CHECKOUT_SESSION_ID}';
    const given: { successUrl: string; cancelUrl: string }[] = [];
    const spying = {
      ...deps.payments.stripe,
      startCheckout: async (checkout: Parameters<typeof deps.payments.stripe.startCheckout>[0]) => {
        given.push(checkout);
        return deps.payments.stripe.startCheckout(checkout);
      },
    };
    const spied = { ...deps, payments: { stripe: spying } };
    const start = () => startCheckout(spied, actor, { ...stripe, successUrl });
    const [one, two] = await Promise.all([start(), start()]);
    expect(one).toBe(two);
    expect(given[0]).toMatchObject({ successUrl, cancelUrl: 'http://localhost:3000/membership' });
    expect(await start()).toBe(one);
    expect(given.at(-1)).toHaveProperty('customerId');
  });

  test.each(['stripe', 'paypal'] as const)('with %s is refused while the person is a member', async (provider) => {
    const { actor } = await buy('paypal', 'monthly');
    const checkout = () => startCheckout(deps, actor, { provider, plan: 'annual' });
    await expect(checkout()).rejects.toMatchObject({ code: 'member.already' });
    clock.set(daysAfter(START, 40));
    expect(await checkout()).toMatch(`https://${provider}.example/pay/`);
  });
});

describe.each(['stripe', 'paypal'] as const)('a member with %s', (provider) => {
  const state = states[provider];

  test('can cancel and keep access until the end of the paid period, and the provider gets the reason', async () => {
    const { actor, subscriptionId } = await buy(provider, 'annual');
    const membership = await cancelMembership(deps, actor, { reason: 'Too little time' });
    expect(membership).toMatchObject({
      status: 'cancelling',
      accessUntil: '2027-11-15T12:00:00.000Z',
      subscription: {
        ...{ state: 'cancelling', plan: 'annual', accessUntil: '2027-11-15T12:00:00.000Z', nextPaymentCents: null },
        allowed: { cancel: false, resume: provider === 'stripe', changePlan: false },
      },
    });
    expect(state.calls).toContain(`cancel ${subscriptionId} atPeriodEnd Too little time`);
    await cancelMembership(deps, actor, {});
    expect(state.calls.filter((call) => call.startsWith(`cancel ${subscriptionId}`))).toHaveLength(1);
  });

  test('loses access at once by cancelling after a failed payment, and pays nothing more', async () => {
    const { actor, subscriptionId } = await buy(provider, 'monthly');
    clock.set('2026-12-16T12:00:00.000Z');
    state.failPayment(subscriptionId);
    await notify(provider, { subscriptionId });
    expect(await standing(actor)).toEqual(['member', 'past_due']);
    expect(await cancelMembership(deps, actor, {})).toMatchObject({ status: 'ended' });
    expect(state.calls).toContain(`cancel ${subscriptionId} now`);
  });

  test('can get a refund within thirty days of the first payment, and then loses access', async () => {
    const { actor, subscriptionId } = await buy(provider, 'monthly');
    clock.set(daysAfter(START, 29.9));
    const charge = state.get(subscriptionId).lastCharge?.id;
    expect(await refundMembership(deps, actor)).toMatchObject({ status: 'ended', subscription: { state: 'ended' } });
    expect(await refundMembership(deps, actor)).toMatchObject({ status: 'ended' });
    expect(state.calls.filter((call) => call === `refund ${charge}`)).toHaveLength(1);
    expect(state.calls).toContain(`cancel ${subscriptionId} now`);
    await expect(refundMembership(deps, (await buildUser(deps)).actor)).rejects.toMatchObject({
      code: 'membership.none',
    });
  });

  test('gets no second refund if the provider has already refunded the payment', async () => {
    const { actor, subscriptionId } = await buy(provider, 'monthly');
    state.refund(subscriptionId);
    expect(await refundMembership(deps, actor)).toMatchObject({ status: 'ended' });
    expect(state.calls).not.toContain(`refund ${state.get(subscriptionId).lastCharge?.id}`);
  });

  test('gets no error from several refund requests at once, or from a retry after a lost response', async () => {
    const [one, two] = [await buy(provider, 'monthly'), await buy(provider, 'monthly')];
    const all = await Promise.all([1, 2, 3].map(() => refundMembership(deps, one.actor)));
    expect(all.map(({ status }) => status)).toEqual(['ended', 'ended', 'ended']);
    state.refund(two.subscriptionId);
    expect(await refundMembership(deps, two.actor)).toMatchObject({ status: 'ended' });
  });

  test('can’t get a refund when the thirty days are over', async () => {
    const { actor } = await buy(provider, 'annual');
    expect(await getMembership(deps, actor)).toMatchObject({
      subscription: { allowed: { refundUntil: '2026-12-15T12:00:00.000Z' } },
    });
    clock.set('2026-12-15T12:00:00.000Z');
    await expect(refundMembership(deps, actor)).rejects.toMatchObject({ code: 'refund.late' });
    expect(await getMembership(deps, actor)).toMatchObject({ subscription: { allowed: { refundUntil: null } } });
  });

  test('changes the plan', async () => {
    const { actor, subscriptionId } = await buy(provider, 'monthly');
    await expect(changePlan(deps, actor, { plan: 'weekly' })).rejects.toMatchObject({ code: 'plan.unknown' });
    const { membership } = await changePlan(deps, actor, { plan: 'annual' });
    expect(membership.subscription).toMatchObject({ plan: 'annual', nextPaymentCents: 15_600 });
    await changePlan(deps, actor, { plan: 'annual' });
    expect(state.calls.filter((call) => call === `plan ${subscriptionId} annual`)).toHaveLength(1);
    expect(membership.timeline.map(({ event }) => event)).toEqual(['plan_changed', 'started']);
  });

  test('lists the payments', async () => {
    const { actor } = await buy(provider, 'monthly');
    expect(await listReceipts(deps, actor)).toMatchObject([{ amountCents: 1625, state: 'paid' }]);
  });

  test('gets an error when cancelling while the provider is down, and stays a member', async () => {
    const { actor } = await buy(provider, 'monthly');
    state.failures = 1;
    await expect(cancelMembership(deps, actor, {})).rejects.toMatchObject({ code: 'payments.unavailable' });
    expect(await standing(actor)).toEqual(['member', 'active']);
  });
});

test('a cancellation can be undone at Stripe; at PayPal it is final', async () => {
  const card = await buy('stripe', 'monthly');
  await cancelMembership(deps, card.actor, {});
  expect(await resumeMembership(deps, card.actor)).toMatchObject({ status: 'active' });
  expect(await resumeMembership(deps, card.actor)).toMatchObject({ status: 'active' });
  const paypal = await buy('paypal', 'monthly');
  await cancelMembership(deps, paypal.actor, {});
  await expect(resumeMembership(deps, paypal.actor)).rejects.toMatchObject({ code: 'resume.final' });
});

test('the portal is Stripe’s page for Stripe subscriptions, and the profile for PayPal subscriptions', async () => {
  const card = await buy('stripe', 'monthly');
  expect(await openPortal(deps, card.actor)).toBe(`https://stripe.example/portal/customer-of-${card.id}`);
  const paypal = await buy('paypal', 'monthly');
  expect(await openPortal(deps, paypal.actor)).toBe('http://localhost:3000/profile#membership');
  await expect(openPortal(deps, (await buildUser(deps)).actor)).rejects.toMatchObject({ code: 'membership.none' });
});

test('the monthly revenue includes a twelfth of an annual price, and no comps or refunded subscriptions', async () => {
  const revenue = async () => (await getStats(deps, SYSTEM)).monthlyRevenue;
  clock.set('2030-01-01T00:00:00.000Z');
  expect(await revenue()).toBe(0);
  await buildUser(deps, { role: 'member' });
  const monthly = await buy('stripe', 'monthly');
  await buy('paypal', 'annual');
  expect(await revenue()).toBe(29.25);
  await refundMembership(deps, monthly.actor);
  expect(await revenue()).toBe(13);
});

test('the reconciliation stores the changes that no event reported', async () => {
  clock.set('2032-01-01T00:00:00.000Z');
  const lost = await buildUser(deps);
  states.paypal.pay({ plan: 'monthly', userId: lost.id });
  const ended = await buy('paypal', 'annual');
  states.paypal.refund(ended.subscriptionId);
  await reconcile(deps, { provider: 'paypal', reportId: deps.ids.next() });
  expect(await standing(lost.actor)).toEqual(['member', 'active']);
  expect(await standing(ended.actor)).toEqual(['subscriber', 'ended']);
  expect(await rowsOf(ended.id)).toMatchObject([{ cancelDue: false, endedBecause: 'refunded' }]);
});
