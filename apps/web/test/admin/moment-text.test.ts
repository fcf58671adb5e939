import { expect, test } from 'vitest';
import { momentText } from '../../src/features/admin/moment-text.ts';

const now = '2026-11-15T12:00:00.000Z';

test('a time in the current year is shown without the year', () => {
  expect(momentText('2026-11-12T06:00:00.000Z', { now, timeZone: 'UTC' })).toBe('12 Nov, 06:00');
  expect(momentText('2026-09-02T00:05:00.000Z', { now, timeZone: 'UTC' })).toBe('2 Sep, 00:05');
});

test('a time in another year is shown with the year', () => {
  expect(momentText('2025-12-31T23:59:00.000Z', { now, timeZone: 'UTC' })).toBe('31 Dec 2025, 23:59');
});

test('the time is shown in the given time zone', () => {
  const timeZone = 'Pacific/Auckland';
  expect(momentText('2025-12-31T23:59:00.000Z', { now, timeZone })).toBe('1 Jan, 12:59');
});
