import { SYSTEM } from '@longreturn/core/actor';
import { endUserEntitlement } from '@longreturn/core/admin/end-user-entitlement';
import { grantUserComp } from '@longreturn/core/admin/grant-user-comp';
import { setRole } from '@longreturn/core/admin/set-role';
import { listEntitlements } from '@longreturn/core/entitlements/list-entitlements';
import { createGroupCode } from '@longreturn/core/membership/group-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { type Headers, openPayingSite, type PayingSite } from '../testing/open-paying-site.ts';

let site: PayingSite;
beforeAll(async () => {
  site = await openPayingSite();
});
afterAll(() => site.close());

type Provider = 'stripe' | 'paypal';
const PROVIDERS: readonly Provider[] = ['stripe', 'paypal'];
const later = (days: number) => new Date(site.one.deps.clock.now().getTime() + days * 24 * 3_600_000);
const waitDays = (days: number, user: Headers) => site.goTo(later(days).toISOString(), user);
const own = (user: Headers, action: string) => site.post(site.one, user, `/api/membership/${action}`);
const idOf = async (user: Headers): Promise<string> => (await site.me(site.one, user)).id;

/** Changes a subscription at its provider, which then sends an event. */
async function change(provider: Provider, id: string, action: 'refund' | 'dispute' | 'failPayment' | 'renew') {
  site.states[provider][action](id);
  await site.notify(site.other, provider, { subscriptionId: id });
}

/** Buys a subscription, lets a month pass, and makes the renewal fail. Returns the subscription's ID. */
async function miss(user: Headers, provider: Provider): Promise<string> {
  const id = await site.buy(user, provider);
  await waitDays(31, user);
  await change(provider, id, 'failPayment');
  return id;
}

/** Grants a comp. */
async function comp(user: Headers, days?: number): Promise<void> {
  const until = days === undefined ? undefined : later(days);
  await grantUserComp(site.one.deps, SYSTEM, { userId: await idOf(user), reason: 'Press', until });
}

/** Ends the newest entitlement of a user. */
async function revoke(user: Headers): Promise<void> {
  const userId = await idOf(user);
  const [newest] = await listEntitlements(site.one.deps, userId);
  await endUserEntitlement(site.one.deps, SYSTEM, { userId, id: newest?.id ?? '' });
}

/** Another user buys a gift, and this user redeems it. Returns the charge and the ID of the gift. */
async function redeemGift(user: Headers) {
  const buyer = await logIn(site.one, 'subscriber');
  const { url } = await site.post(site.one, buyer, '/api/membership/gifts', { plan: 'monthly' });
  const giftId = url.split('/').at(-1);
  const charge = site.states.stripe.charge('monthly');
  site.states.stripe.gifts.set(`session-of-${giftId}`, { charge });
  await site.notify(site.one, 'stripe', { giftId });
  const [gift] = (await site.one.app.inject({ url: '/api/membership/gifts', headers: buyer })).json();
  await site.post(site.one, user, '/api/membership/gifts/redeem', { token: gift.redeemUrl.split('gift=')[1] });
  return { charge, giftId };
}

type Situation = [what: string, (user: Headers) => Promise<unknown>, role: string, status: string];

const paid = (provider: Provider): Situation[] => [
  [`a payment with ${provider}`, (user) => site.buy(user, provider), 'member', 'active'],
  [
    `a renewal with ${provider}`,
    async (user) => change(provider, await miss(user, provider), 'renew'),
    'member',
    'active',
  ],
  [`a failed payment with ${provider}`, (user) => miss(user, provider), 'member', 'past_due'],
  [
    `a payment with ${provider} that failed fourteen days ago`,
    async (user) => {
      await miss(user, provider);
      await waitDays(14, user);
    },
    'subscriber',
    'ended',
  ],
  [
    `a cancelled subscription at ${provider}`,
    async (user) => {
      await site.buy(user, provider);
      await own(user, 'cancel');
    },
    'member',
    'cancelling',
  ],
  [
    `a cancelled subscription at ${provider} whose month is over`,
    async (user) => {
      await site.buy(user, provider);
      await own(user, 'cancel');
      await waitDays(31, user);
    },
    'subscriber',
    'ended',
  ],
  [
    `a refund by ${provider}`,
    async (user) => change(provider, await site.buy(user, provider), 'refund'),
    'subscriber',
    'ended',
  ],
  [
    `a dispute at ${provider}`,
    async (user) => change(provider, await site.buy(user, provider), 'dispute'),
    'subscriber',
    'ended',
  ],
  [
    `a second subscription, at ${provider}, after the first ended`,
    async (user) => {
      await change(provider, await site.buy(user, provider), 'refund');
      await site.buy(user, provider);
    },
    'member',
    'active',
  ],
];

const SITUATIONS: Situation[] = [
  ['no membership', async () => undefined, 'subscriber', 'none'],
  ...PROVIDERS.flatMap(paid),
  [
    'a cancelled subscription that was resumed',
    async (user) => {
      await site.buy(user, 'stripe');
      await own(user, 'cancel');
      await own(user, 'resume');
    },
    'member',
    'active',
  ],
  [
    'a checkout that was not finished',
    (user) => site.post(site.one, user, '/api/payments/paypal/subscription', { plan: 'annual' }),
    'subscriber',
    'none',
  ],
  ['a comp without an end', (user) => comp(user), 'member', 'comp'],
  ['a comp for a week', (user) => comp(user, 7), 'member', 'comp'],
  [
    'a comp for a week that has passed',
    async (user) => {
      await comp(user, 7);
      await waitDays(7, user);
    },
    'subscriber',
    'ended',
  ],
  [
    'a revoked comp',
    async (user) => {
      await comp(user);
      await revoke(user);
    },
    'subscriber',
    'none',
  ],
  [
    'a group code',
    async (user) => {
      const { code } = await createGroupCode(site.one.deps, SYSTEM, { name: 'Summit', seats: 1, until: later(9) });
      await site.post(site.one, user, '/api/membership/codes/redeem', { code });
    },
    'member',
    'comp',
  ],
  ['a gift', (user) => redeemGift(user), 'member', 'active'],
  [
    'a gift that has ended',
    async (user) => {
      await redeemGift(user);
      await waitDays(31, user);
    },
    'subscriber',
    'ended',
  ],
  [
    'a refunded gift',
    async (user) => {
      const { charge, giftId } = await redeemGift(user);
      site.states.stripe.gifts.set(`session-of-${giftId}`, { charge: { ...charge, refunded: true } });
      await site.notify(site.one, 'stripe', { chargeId: charge.id });
    },
    'subscriber',
    'ended',
  ],
  [
    'a gift that begins when a cancelled subscription ends',
    async (user) => {
      await site.buy(user, 'paypal');
      await own(user, 'cancel');
      await redeemGift(user);
    },
    'member',
    'cancelling',
  ],
  [
    'a comp beside a cancelled subscription',
    async (user) => {
      await site.buy(user, 'stripe');
      await own(user, 'cancel');
      await comp(user);
    },
    'member',
    'comp',
  ],
  [
    'a comp beside a refunded subscription',
    async (user) => {
      const id = await site.buy(user, 'paypal');
      await comp(user);
      await change('paypal', id, 'refund');
    },
    'member',
    'comp',
  ],
];

test.each(SITUATIONS)('%s: a running session has the expected role and status', async (...situation) => {
  const [_what, arrange, role, subscriptionStatus] = situation;
  const user = await logIn(site.one, 'subscriber');
  await arrange(user);
  for (const instance of [site.one, site.other])
    expect(await site.me(instance, user)).toMatchObject({ role, subscriptionStatus });
});

test.each(['editor', 'admin'] as const)('an %s who pays keeps the role, even after a refund', async (role) => {
  const user = await logIn(site.one, role);
  const id = await site.buy(user, 'stripe');
  expect(await site.me(site.other, user)).toMatchObject({ role, subscriptionStatus: 'active' });
  await change('stripe', id, 'refund');
  expect(await site.me(site.other, user)).toMatchObject({ role, subscriptionStatus: 'ended' });
});

test('a visitor who pays is a member, and a visitor again after a refund', async () => {
  const user = await logIn(site.one, 'visitor');
  const id = await site.buy(user, 'paypal');
  expect(await site.me(site.other, user)).toMatchObject({ role: 'member', subscriptionStatus: 'active' });
  await change('paypal', id, 'refund');
  expect(await site.me(site.other, user)).toMatchObject({ role: 'visitor', subscriptionStatus: 'ended' });
});

test('a dispute does not end the membership that an admin granted', async () => {
  const user = await logIn(site.one, 'subscriber');
  const id = await site.buy(user, 'stripe');
  await setRole(site.one.deps, SYSTEM, { userId: await idOf(user), role: 'member' });
  await change('stripe', id, 'dispute');
  expect(await site.me(site.other, user)).toMatchObject({ role: 'member', subscriptionStatus: 'comp' });
});
