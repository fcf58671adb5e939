import { afterAll, beforeEach, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { getGiftOffer, listGifts, redeemGift, startGift } from '../../src/membership/gifts.ts';
import { createGroupCode, endGroupCode, listGroupCodes, redeemCode } from '../../src/membership/group-codes.ts';
import { cancelMembership } from '../../src/membership/manage-membership.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest, daysAfter } from './create-membership-test.ts';

const site = await createMembershipTest();
const { deps, clock, states, buy, standing, notify, mails, ledgerOf, timeline } = site;
const { stripe } = states;
afterAll(site.close);

const START = new Date('2026-11-15T12:00:00.000Z');
beforeEach(() => clock.set(START.toISOString()));

/** Makes a new user buy a gift, and delivers Stripe's event. */
async function buyGift(plan: 'monthly' | 'annual') {
  const buyer = await buildUser(deps);
  const url = await startGift(deps, buyer.actor, { plan });
  const giftId = url.split('/').at(-1) ?? '';
  const charge = stripe.charge(plan);
  stripe.gifts.set(`session-of-${giftId}`, { charge });
  await notify('stripe', { giftId });
  const [gift] = await listGifts(deps, buyer.actor);
  return { buyer, giftId, charge, token: gift?.redeemUrl?.split('gift=')[1] ?? '' };
}

test('a paid gift is emailed to its buyer, and can be redeemed once', async () => {
  const { buyer, giftId, token } = await buyGift('annual');
  expect(stripe.calls).toContain('gift 15600');
  expect(mails).toContainEqual({ kind: 'gift-bought', giftId });
  const reader = await buildUser(deps);
  const membership = await redeemGift(deps, reader.actor, { token });
  expect(membership).toMatchObject({ status: 'active', accessUntil: '2027-11-15T12:00:00.000Z', subscription: null });
  expect(await timeline(reader.actor)).toEqual(['granted']);
  await redeemGift(deps, reader.actor, { token });
  expect(await ledgerOf(reader.id)).toHaveLength(1);
  await expect(redeemGift(deps, buyer.actor, { token })).rejects.toMatchObject({ code: 'gift.invalid' });
  expect(await listGifts(deps, buyer.actor)).toMatchObject([{ state: 'redeemed', redeemUrl: null }]);
  clock.set('2027-11-15T12:00:00.000Z');
  expect(await standing(reader.actor)).toEqual(['subscriber', 'ended']);
});

test('the link of a gift shows the plan, and whether the gift was redeemed or refunded', async () => {
  const { giftId, charge, token } = await buyGift('annual');
  expect(await getGiftOffer(deps, ANONYMOUS, { token })).toEqual({ plan: 'annual', state: 'paid', isOwn: false });
  const reader = await buildUser(deps);
  await redeemGift(deps, reader.actor, { token });
  expect(await getGiftOffer(deps, ANONYMOUS, { token })).toMatchObject({ state: 'redeemed', isOwn: false });
  expect(await getGiftOffer(deps, reader.actor, { token })).toMatchObject({ state: 'redeemed', isOwn: true });
  stripe.gifts.set(`session-of-${giftId}`, { charge: { ...charge, refunded: true } });
  await notify('stripe', { giftId });
  expect(await getGiftOffer(deps, reader.actor, { token })).toMatchObject({ state: 'refunded' });
  const forged = getGiftOffer(deps, reader.actor, { token: 'x'.repeat(72) });
  await expect(forged).rejects.toMatchObject({ code: 'gift.invalid' });
});

test('if several people redeem a gift at the same time, only one of them gets the membership', async () => {
  const { token } = await buyGift('monthly');
  const people = [await buildUser(deps), await buildUser(deps), await buildUser(deps)];
  const results = await Promise.allSettled(people.map(({ actor }) => redeemGift(deps, actor, { token })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an unpaid gift has no link, and a forged token is refused', async () => {
  const buyer = await buildUser(deps);
  await startGift(deps, buyer.actor, { plan: 'monthly' });
  expect(await listGifts(deps, buyer.actor)).toMatchObject([{ state: 'unpaid', redeemUrl: null }]);
  const { token } = await buyGift('monthly');
  for (const forged of ['', 'x'.repeat(72), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
    await expect(redeemGift(deps, buyer.actor, { token: forged })).rejects.toMatchObject({ code: 'gift.invalid' });
});

test('a refunded or disputed gift ends the access that it gave', async () => {
  for (const isDispute of [true, undefined]) {
    const { token, giftId, charge } = await buyGift('annual');
    const reader = await buildUser(deps);
    await redeemGift(deps, reader.actor, { token });
    if (!isDispute) stripe.gifts.set(`session-of-${giftId}`, { charge: { ...charge, refunded: true } });
    await notify('stripe', { chargeId: charge.id, ...(isDispute && { isDispute }) });
    expect(await standing(reader.actor)).toEqual(['subscriber', 'ended']);
  }
});

test('a paying member can redeem a gift only after cancelling; the gift begins when the paid period ends', async () => {
  const { token } = await buyGift('monthly');
  const member = await buy('stripe', 'monthly');
  await expect(redeemGift(deps, member.actor, { token })).rejects.toMatchObject({ code: 'member.already' });
  await cancelMembership(deps, member.actor, {});
  await redeemGift(deps, member.actor, { token });
  clock.set('2027-01-15T11:59:59.999Z');
  expect(await standing(member.actor)).toEqual(['member', 'active']);
  clock.set('2027-01-15T12:00:00.000Z');
  expect(await standing(member.actor)).toEqual(['subscriber', 'ended']);
});

test('a gift can’t be bought if no configured provider sells gifts', async () => {
  const { actor } = await buildUser(deps);
  const given = { ...deps, payments: { paypal: deps.payments.paypal } };
  await expect(startGift(given, actor, { plan: 'annual' })).rejects.toMatchObject({ code: 'gift.unavailable' });
});

test('a group code gives as many comps as it has seats, one per person', async () => {
  const until = new Date(daysAfter(START, 90));
  const { id, code } = await createGroupCode(deps, SYSTEM, { name: 'Summit 2026', seats: 2, until });
  const people = await Promise.all(Array.from({ length: 4 }, () => buildUser(deps)));
  const redeem = (actor: (typeof people)[number]['actor']) =>
    redeemCode(deps, actor, { code: ` ${code.toLowerCase()} ` });
  const results = await Promise.allSettled(people.map(({ actor }) => redeem(actor)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'code.full' } });
  const [guest] = people.filter((_, index) => results[index]?.status === 'fulfilled');
  if (!guest) throw new Error('nobody got a seat');
  expect(await redeem(guest.actor)).toMatchObject({ status: 'comp', accessUntil: until.toISOString() });
  expect(await listGroupCodes(deps, SYSTEM)).toMatchObject([{ id, seats: 2, taken: 2, endedAt: null }]);
  clock.set(until.toISOString());
  expect(await standing(guest.actor)).toEqual(['subscriber', 'ended']);
});

test.each(['', 'UNKNOWN', 'A\0B', '☃'])('%j is not a group code', async (code) => {
  const { actor } = await buildUser(deps);
  await expect(redeemCode(deps, actor, { code })).rejects.toMatchObject({ code: 'code.unknown' });
});

test('an ended group code gives no more comps, but the comps that it gave continue', async () => {
  const until = new Date(daysAfter(START, 10));
  const { id, code } = await createGroupCode(deps, SYSTEM, { name: 'A dinner', seats: 5, until });
  const [guest, late] = [await buildUser(deps), await buildUser(deps)];
  await redeemCode(deps, guest.actor, { code });
  await endGroupCode(deps, SYSTEM, { id });
  await expect(redeemCode(deps, late.actor, { code })).rejects.toMatchObject({ code: 'code.unknown' });
  expect(await standing(guest.actor)).toEqual(['member', 'comp']);
  await expect(createGroupCode(deps, SYSTEM, { name: 'Yesterday', seats: 1, until: START })).rejects.toMatchObject({
    code: 'input.invalid',
  });
});
