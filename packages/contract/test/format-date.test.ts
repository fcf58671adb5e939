import { expect, test } from 'vitest';
import { formatDate } from '../src/format-time.ts';

test('a time is shown as day, short month and year', () => {
  expect(formatDate('2026-11-12T06:00:00.000Z')).toBe('12 Nov 2026');
  expect(formatDate('2026-09-03T06:00:00.000Z')).toBe('3 Sep 2026');
});

test('the shown day is the day in UTC', () => {
  expect(formatDate('2026-12-31T23:59:59.999Z')).toBe('31 Dec 2026');
  expect(formatDate('2027-01-01T00:00:00.000Z')).toBe('1 Jan 2027');
});
