import { expect, test } from 'vitest';
import { membershipStanding } from '../../src/features/membership/membership-standing.ts';
import { buildMembership, buildSubscription } from '../build-membership.ts';

const READER = { role: 'subscriber', subscriptionStatus: 'none' } as const;
const MEMBER = { role: 'member', subscriptionStatus: 'active' } as const;
const ANNUAL = { plan: 'annual', paidThrough: '2027-11-15T12:00:00.000Z', nextPaymentCents: 15_600 } as const;
const values = (given: ReturnType<typeof membershipStanding>) =>
  given.is === 'member' ? [given.title, ...given.facts.map(({ term, value }) => `${term}: ${value}`)] : given.is;

test('readers without a membership may buy, even while a checkout is open', () => {
  expect(membershipStanding(undefined, undefined)).toEqual({ is: 'buyer' });
  expect(membershipStanding(READER, buildMembership())).toEqual({ is: 'buyer' });
  const pending = buildMembership({ subscription: buildSubscription({ state: 'pending' }) });
  expect(membershipStanding(READER, pending)).toEqual({ is: 'buyer' });
});

test('a former member may buy, and is told when the membership ended', () => {
  const subscription = buildSubscription({ state: 'ended', endedAt: '2026-12-01T12:00:00.000Z' });
  const ended = buildMembership({ status: 'ended', subscription });
  expect(membershipStanding({ ...READER, subscriptionStatus: 'ended' }, ended)).toMatchObject({
    is: 'buyer',
    notice: expect.stringContaining('ended on 1 Dec 2026'),
  });
});

test.each(['editor', 'admin'] as const)('the role %s includes everything', (role) => {
  expect(membershipStanding({ role, subscriptionStatus: 'none' }, buildMembership())).toEqual({ is: 'included' });
});

test('a subscription shows its plan, its state and the next date', () => {
  const standing = (given: Parameters<typeof buildSubscription>[0]) => {
    const subscription = buildSubscription({ ...ANNUAL, ...given });
    return values(membershipStanding(MEMBER, buildMembership({ status: 'active', subscription })));
  };
  const plan = 'Plan: Annual, $156/year';
  expect(standing({})).toEqual(['You’re a member', plan, 'Status: Active', 'Next payment: 15 Nov 2027']);
  const accessUntil = '2027-11-29T12:00:00.000Z';
  expect(standing({ state: 'past_due', accessUntil })).toEqual([
    'Your payment is overdue',
    plan,
    'Status: Payment overdue',
    'Access until: 29 Nov 2027',
  ]);
  expect(standing({ state: 'cancelling', accessUntil, nextPaymentCents: null })).toEqual([
    'Your membership is cancelled',
    plan,
    'Status: Cancelled',
    'Access until: 29 Nov 2027',
  ]);
});

test('a gift and a complimentary membership say until when they give access', () => {
  const granted = { at: '2026-11-15T12:00:00.000Z', event: 'granted', accessUntil: null, reason: null } as const;
  const gift = buildMembership({
    status: 'active',
    accessUntil: '2027-11-15T12:00:00.000Z',
    timeline: [{ ...granted, source: 'gift' }],
  });
  expect(values(membershipStanding(MEMBER, gift))).toEqual([
    'You’re a member',
    'Plan: Gift',
    'Status: Active',
    'Access until: 15 Nov 2027',
  ]);
  const comp = buildMembership({ status: 'comp', timeline: [{ ...granted, source: 'comp' }] });
  expect(values(membershipStanding(MEMBER, comp))).toContain('Access until: No end date');
});

test('a reader with the role “member” counts as a member even if the membership can’t be read', () => {
  expect(membershipStanding(MEMBER, undefined)).toMatchObject({ is: 'member' });
});
