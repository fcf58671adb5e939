import { expect, test } from 'vitest';
import { eventsQuery } from '../../../src/features/admin/membership/events/events-query.ts';
import { codeState, subscriptionState } from '../../../src/features/admin/membership/membership-texts.ts';
import { findingText } from '../../../src/features/admin/membership/reconciliation/finding-text.ts';
import { subscriptionsQuery } from '../../../src/features/admin/membership/subscriptions/subscriptions-query.ts';

const NOW = '2026-11-22T12:00:00.000Z';

test.each([
  [{ state: 'pending', isRunning: false }, 'Not paid'],
  [{ state: 'active', isRunning: true }, 'Active'],
  [{ state: 'past_due', isRunning: true }, 'Payment overdue'],
  [{ state: 'cancelling', isRunning: true }, 'Cancelled'],
  [{ state: 'ended', isRunning: false }, 'Ended'],
  [{ state: 'past_due', isRunning: false }, 'Expired'],
  [{ state: 'cancelling', isRunning: false }, 'Expired'],
] as const)('the subscription %j is shown as “%s”', (subscription, text) => {
  expect(subscriptionState(subscription).text).toBe(text);
});

test('a group code is open until it is ended or its last day is over; a full code also counts as open', () => {
  const code = { endedAt: null, until: '2026-12-01T00:00:00.000Z', taken: 1, seats: 2 };
  expect(codeState(code, NOW)).toMatchObject({ text: 'Open', isOpen: true });
  expect(codeState({ ...code, taken: 2 }, NOW)).toMatchObject({ text: 'Full', isOpen: true });
  expect(codeState({ ...code, until: NOW }, NOW)).toMatchObject({ text: 'Expired', isOpen: false });
  expect(codeState({ ...code, endedAt: NOW }, NOW)).toMatchObject({ text: 'Ended', isOpen: false });
});

test('the findings of a reconciliation are shown in words', () => {
  expect(findingText('unknown')).toBe('Not known to the site');
  expect(findingText('monthly, active until 2026-12-15')).toBe('Monthly plan, active, paid through 15 Dec 2026');
  expect(findingText('annual, refunded until 2027-01-02')).toBe('Annual plan, refunded, paid through 2 Jan 2027');
  expect(findingText('annual, pending')).toBe('Annual plan, not paid');
  expect(findingText('something new')).toBe('something new');
});

test('the lists are filtered by the values in the URL, but unknown values are ignored', () => {
  expect(subscriptionsQuery({ subscriptions: 'past_due' }).input.state).toBe('past_due');
  expect(subscriptionsQuery({ subscriptions: 'unsettled' }).input.state).toBe('unsettled');
  expect(subscriptionsQuery({ subscriptions: 'anything' }).input.state).toBeUndefined();
  expect(eventsQuery({ events: 'failed' }).input.outcome).toBe('failed');
  expect(eventsQuery({ events: 'anything' }).input.outcome).toBeUndefined();
});
