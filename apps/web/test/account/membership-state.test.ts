import { SUBSCRIPTION_STATUSES } from '@longreturn/contract/account';
import { expect, test } from 'vitest';
import { membershipState } from '../../src/features/account/membership-state.ts';

test('every subscription status except “none” has a label and an action', () => {
  const told = SUBSCRIPTION_STATUSES.map((subscriptionStatus) => {
    const state = membershipState(subscriptionStatus);
    return [subscriptionStatus, state?.status, state?.action];
  });
  expect(told).toEqual([
    ['none', undefined, undefined],
    ['active', 'Active', 'manage'],
    ['past_due', 'Payment overdue', 'manage'],
    ['cancelling', 'Cancelled', 'manage'],
    ['ended', 'Ended', 'join'],
    ['comp', 'Active', 'manage'],
  ]);
});

test('a comp is an active, complimentary membership', () => {
  expect(membershipState('comp')).toMatchObject({ status: 'Active', price: 'Complimentary', action: 'manage' });
  expect(membershipState('active')).not.toHaveProperty('price');
});
