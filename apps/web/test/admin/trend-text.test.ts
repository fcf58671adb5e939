import { expect, test } from 'vitest';
import { dayText, trendSummary } from '../../src/features/admin/overview/trends/trend-text.ts';

const days = [
  { date: '2026-10-31', count: 3 },
  { date: '2026-11-01', count: 1200 },
  { date: '2026-11-02', count: 0 },
];

test('a day is shown without its year', () => {
  expect(dayText('2026-11-01')).toBe('1 Nov');
});

test('a chart is summarised for screen readers', () => {
  expect(trendSummary('Reads', days)).toBe('Reads by day, 31 Oct to 2 Nov: 1,203 in total, peak 1,200 on 1 Nov');
});

test('the summary of a chart without any counts says “none”', () => {
  const none = days.map((day) => ({ ...day, count: 0 }));
  expect(trendSummary('Reads', none)).toBe('Reads by day, 31 Oct to 2 Nov: none');
});
