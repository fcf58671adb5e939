import { TIMELINE_EVENTS, type TimelineEntry } from '@longreturn/contract/membership';
import { expect, test } from 'vitest';
import { timelineText } from '../../src/features/account/membership/timeline-text.ts';

const NOW = '2026-11-22T12:00:00.000Z';

const textOf = (given: Partial<TimelineEntry>) =>
  timelineText(
    { at: '2026-11-15T12:00:00.000Z', source: 'stripe', event: 'started', accessUntil: null, reason: null, ...given },
    NOW,
  );

test('each event has its own sentence, which names the subscription', () => {
  const texts = TIMELINE_EVENTS.map((event) => textOf({ event, source: 'paypal' }));
  expect(new Set(texts).size).toBe(TIMELINE_EVENTS.length);
  for (const text of texts) expect(text).toMatch(/^[AT]h?e? .*PayPal subscription.*\.$/);
});

test('the texts of a failed payment and of a cancellation say until when access continues', () => {
  const accessUntil = '2026-12-06T12:00:00.000Z';
  expect(textOf({ event: 'payment_failed', accessUntil })).toBe(
    'A payment for the Stripe subscription failed. Access continues until 6 Dec 2026.',
  );
  expect(textOf({ event: 'cancelled', accessUntil })).toBe(
    'The Stripe subscription was cancelled. Access continues until 6 Dec 2026.',
  );
});

test('the text of a comp has the reason, and says so if there is no end date', () => {
  expect(textOf({ source: 'comp', event: 'granted', reason: 'Speaker in 2026' })).toBe(
    'A complimentary membership started. It gives access without an end date. Reason: Speaker in 2026',
  );
});

test('the text of a gift says whether the gift has already started', () => {
  const gift = { source: 'gift', event: 'granted', accessUntil: '2027-01-15T12:00:00.000Z', reason: 'Gift' } as const;
  expect(textOf(gift)).toBe('A gift membership started. It gives access until 15 Jan 2027.');
  expect(textOf({ ...gift, at: '2026-12-15T12:00:00.000Z' })).toBe(
    'A gift membership starts on this day. It gives access until 15 Jan 2027.',
  );
});
