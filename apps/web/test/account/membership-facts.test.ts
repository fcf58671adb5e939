import type { Membership, TimelineEntry } from '@longreturn/contract/membership';
import { expect, test } from 'vitest';
import { membershipFacts } from '../../src/features/account/membership/membership-facts.ts';
import { buildMembership, buildSubscription } from '../build-membership.ts';

const UNTIL = '2026-12-29T12:00:00.000Z';

const factsOf = (given: Partial<Membership>) =>
  membershipFacts(buildMembership(given)).map(({ term, value }) => `${term}: ${value}`);
const PLAN = 'Plan: Premium subscription';

test('an active subscription has its billing, the day of the renewal and the price', () => {
  const subscription = buildSubscription({ plan: 'annual', provider: 'paypal', nextPaymentCents: 15_600 });
  expect(factsOf({ status: 'active', subscription, accessUntil: UNTIL })).toEqual([
    PLAN,
    'Status: Active',
    'Billing: Annual, through PayPal',
    'Renews on: 15 Dec 2026',
    'Next payment: $156',
  ]);
});

test('a subscription whose payment is overdue has the amount due and the end of access', () => {
  const subscription = buildSubscription({ state: 'past_due', accessUntil: UNTIL });
  expect(factsOf({ status: 'past_due', subscription, accessUntil: UNTIL })).toEqual([
    PLAN,
    'Status: Payment overdue',
    'Billing: Monthly, through Stripe',
    'Payment due: $16.25',
    'Access until: 29 Dec 2026',
  ]);
});

test('a cancelled subscription has the end of access and no next payment', () => {
  const subscription = buildSubscription({ state: 'cancelling', nextPaymentCents: null, accessUntil: UNTIL });
  expect(factsOf({ status: 'cancelling', subscription, accessUntil: UNTIL })).toEqual([
    PLAN,
    'Status: Cancelled',
    'Billing: Monthly, through Stripe',
    'Access until: 29 Dec 2026',
  ]);
});

test('a comp without an end date is shown as complimentary, even if a cancelled subscription is still running', () => {
  const comp = [PLAN, 'Status: Active', 'Price: Complimentary', 'Access until: No end date'];
  expect(factsOf({ status: 'comp' })).toEqual(comp);
  expect(factsOf({ status: 'comp', subscription: buildSubscription({ state: 'cancelling' }) })).toEqual(comp);
});

test('a gift is shown without a next payment, with or without an earlier subscription that has ended', () => {
  const gift = [PLAN, 'Status: Active', 'Price: Gift', 'Access until: 29 Dec 2026'];
  expect(factsOf({ status: 'active', accessUntil: UNTIL })).toEqual(gift);
  const subscription = buildSubscription({ state: 'ended' });
  expect(factsOf({ status: 'active', accessUntil: UNTIL, subscription })).toEqual(gift);
});

test('an ended membership has the day on which it last ended', () => {
  const entry = (event: TimelineEntry['event'], at: string): TimelineEntry => ({
    ...{ at, event, source: 'stripe', accessUntil: null, reason: null },
  });
  const timeline = [entry('refunded', '2026-11-20T12:00:00.000Z'), entry('started', '2026-11-15T12:00:00.000Z')];
  expect(factsOf({ status: 'ended', timeline })).toEqual([PLAN, 'Status: Ended', 'Ended on: 20 Nov 2026']);
});
