import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { checkPayments } from '../../src/membership/check-payments.ts';
import { listGifts, startGift } from '../../src/membership/gifts.ts';
import { startCheckout } from '../../src/membership/start-checkout.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest } from './create-membership-test.ts';

const site = await createMembershipTest();
const { deps, states, buy, timeline } = site;
afterAll(site.close);

test.each(['stripe', 'paypal'] as const)('a check finds a %s payment before its event arrives', async (provider) => {
  const { id: userId, actor } = await buildUser(deps);
  await startCheckout(deps, actor, { provider, plan: 'annual' });
  expect(await checkPayments(deps, actor)).toMatchObject({ status: 'none' });
  const [pending] = await site.rowsOf(userId);
  const customerId = `stripe-customer-${userId}`;
  const known = pending ? { id: pending.providerId } : { customerId };
  states[provider].pay({ plan: 'annual', userId, ...known });
  expect(await checkPayments(deps, actor)).toMatchObject({ status: 'active', subscription: { plan: 'annual' } });
  await checkPayments(deps, actor);
  expect(await timeline(actor)).toEqual(['started']);
});

test('a check finds a change that a member made at the provider, before its event arrives', async () => {
  const { actor, subscriptionId } = await buy('paypal', 'annual');
  states.paypal.get(subscriptionId).plan = 'monthly';
  expect(await checkPayments(deps, actor)).toMatchObject({ subscription: { plan: 'monthly' } });
  expect(await timeline(actor)).toEqual(['started', 'plan_changed']);
});

test('a check gives a paid gift its link before the payment’s event arrives', async () => {
  const { actor } = await buildUser(deps);
  const url = await startGift(deps, actor, { plan: 'monthly' });
  const reference = `session-of-${url.split('/').at(-1)}`;
  states.stripe.gifts.set(reference, { charge: states.stripe.charge('monthly') });
  await checkPayments(deps, actor);
  expect(await listGifts(deps, actor)).toMatchObject([{ state: 'paid', redeemUrl: expect.stringContaining('gift=') }]);
});

test('a check needs a session, reads only the actor’s payments, and fails if the provider is down', async () => {
  await expect(checkPayments(deps, ANONYMOUS)).rejects.toMatchObject({ code: 'session.required' });
  await buy('stripe', 'monthly');
  const { actor } = await buildUser(deps);
  expect(await checkPayments(deps, actor)).toMatchObject({ status: 'none', subscription: null });
  await startCheckout(deps, actor, { provider: 'paypal', plan: 'monthly' });
  states.paypal.failures = 1;
  await expect(checkPayments(deps, actor)).rejects.toMatchObject({ code: 'payments.unavailable' });
});
