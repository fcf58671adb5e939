import type { Gift } from '@longreturn/contract/membership';
import { expect, test } from 'vitest';
import { cancelText } from '../../src/features/account/membership/cancel-row.tsx';
import { changeText } from '../../src/features/account/membership/change-plan-row.tsx';
import { shownGifts } from '../../src/features/account/membership/shown-gifts.ts';
import { buildSubscription } from '../build-membership.ts';

test('the text before a cancellation says when access ends, and whether the cancellation can be undone', () => {
  const access = 'You keep access until 15 Dec 2026 and won’t be charged again.';
  expect(cancelText(buildSubscription())).toBe(`${access} You can undo this until then.`);
  expect(cancelText(buildSubscription({ provider: 'paypal' }))).toBe(
    `${access} PayPal can’t undo a cancellation, but you can subscribe again afterwards.`,
  );
});

test('after a failed payment, the text before a cancellation says that the membership ends at once', () => {
  expect(cancelText(buildSubscription({ state: 'past_due' }))).toContain('cancelling ends your membership at once');
});

test('the text before a change of plan says what is paid and when, for each provider', () => {
  expect(changeText(buildSubscription())).toContain('Stripe charges $156, less the unused part of the current month.');
  expect(changeText(buildSubscription({ plan: 'annual' }))).toContain('the unused part of the current year');
  expect(changeText(buildSubscription({ provider: 'paypal' }))).toBe(
    'PayPal asks you to approve the change. The new price of $156/year applies from your next payment on 15 Dec 2026.',
  );
});

test('a gift that is unpaid after an hour isn’t shown', () => {
  const gift = (id: string, state: Gift['state'], createdAt: string): Gift => ({
    ...{ id, plan: 'annual', state, redeemUrl: null, createdAt },
  });
  const gifts = [
    gift('new', 'unpaid', '2026-11-22T11:30:00.000Z'),
    gift('abandoned', 'unpaid', '2026-11-22T10:30:00.000Z'),
    gift('paid', 'paid', '2026-01-22T10:30:00.000Z'),
  ];
  expect(shownGifts(gifts, '2026-11-22T12:00:00.000Z').map(({ id }) => id)).toEqual(['new', 'paid']);
});
