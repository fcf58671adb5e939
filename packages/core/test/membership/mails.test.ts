import { afterAll, beforeEach, expect, test } from 'vitest';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { createMembershipTest, daysAfter } from './create-membership-test.ts';

const site = await createMembershipTest();
const { deps, clock, states, buy, rowsOf, notify } = site;
afterAll(site.close);

const START = new Date('2026-11-15T12:00:00.000Z');
beforeEach(() => clock.set(START.toISOString()));

async function mailAbout(userId: string, news: 'started' | 'payment_failed' | 'ended') {
  const [row] = await rowsOf(userId);
  return prepareMail(deps, { kind: 'membership', userId, subscriptionId: row?.id ?? '', news });
}

test('the email about a new subscription links to the profile; the email about its end, to the membership page', async () => {
  const { id, email } = await buy('stripe', 'annual');
  expect(await mailAbout(id, 'started')).toEqual({
    to: email,
    content: expect.objectContaining({
      ...{ plan: 'annual', provider: 'Stripe', until: '2027-11-15T12:00:00.000Z' },
      link: 'http://localhost:3000/profile#membership',
    }),
  });
  clock.set('2028-11-15T12:00:00.000Z');
  expect(await mailAbout(id, 'ended')).toMatchObject({ content: { link: 'http://localhost:3000/membership' } });
});

test('the email about a failed payment has the day on which access ends', async () => {
  const { id, subscriptionId } = await buy('paypal', 'monthly');
  clock.set(daysAfter(START, 31));
  states.paypal.failPayment(subscriptionId);
  await notify('paypal', { subscriptionId });
  expect(await mailAbout(id, 'payment_failed')).toMatchObject({
    content: { provider: 'PayPal', until: '2026-12-29T12:00:00.000Z' },
  });
});

test('the email about a refund says whether the refunded subscription was a duplicate', async () => {
  const member = await buy('stripe', 'monthly');
  clock.set(daysAfter(START, 1));
  const second = await buy('paypal', 'annual', member);
  await notify('paypal', { subscriptionId: second.subscriptionId });
  states.stripe.refund(member.subscriptionId);
  await notify('stripe', { subscriptionId: member.subscriptionId });
  const about = async ({ id }: { id: string }) => {
    const mail = await prepareMail(deps, {
      kind: 'membership',
      userId: member.id,
      subscriptionId: id,
      news: 'refunded',
    });
    return mail?.content;
  };
  const rows = await rowsOf(member.id);
  for (const row of rows) expect(await about(row)).toMatchObject({ isDuplicate: row.provider === 'paypal' });
  expect(rows).toHaveLength(2);
});

test('no email reports the end of a subscription while the user has another running subscription', async () => {
  const member = await buy('stripe', 'monthly');
  clock.set('2027-11-15T12:00:00.000Z');
  await buy('paypal', 'monthly', member);
  expect(await mailAbout(member.id, 'ended')).toBeUndefined();
});
