import { SUBSCRIPTION_STATUSES } from '@longreturn/contract/account';
import { expect, test } from 'vitest';
import { membershipState } from '../../src/features/account/membership-state.ts';

test('every status has words of its own, and only who pays has something to manage', () => {
  const told = SUBSCRIPTION_STATUSES.map((subscriptionStatus) => {
    const state = membershipState({ subscriptionStatus, role: 'subscriber' });
    return [subscriptionStatus, state?.status, state?.action];
  });
  expect(told).toEqual([
    ['none', undefined, undefined],
    ['active', 'Active', 'manage'],
    ['past_due', 'Payment overdue', 'manage'],
    ['cancelling', 'Cancelled', 'manage'],
    ['ended', 'Ended', 'join'],
    ['comp', 'Complimentary', 'none'],
  ]);
});

test('a member whom an administrator made one pays nothing', () => {
  expect(membershipState({ subscriptionStatus: 'none', role: 'member' })?.status).toBe('Complimentary');
});
