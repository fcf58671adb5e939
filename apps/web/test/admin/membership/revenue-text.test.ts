import { expect, test } from 'vitest';
import { formatDollars } from '../../../src/features/admin/format-dollars.ts';
import {
  formatShare,
  monthText,
  revenueSummary,
  shortMonth,
} from '../../../src/features/admin/membership/revenue/revenue-text.ts';

const month = (month: string, dollars: number) => ({ month, dollars, running: 0, started: 0, ended: 0, churn: 0 });

test.each([
  [0, '$0'],
  [13, '$13'],
  [16.25, '$16.25'],
  [29.5, '$29.50'],
  [25_168, '$25,168'],
])('%d dollars are shown as %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test('a month has a long text with its year and a short text without it', () => {
  expect([monthText('2026-01'), shortMonth('2026-01')]).toEqual(['Jan 2026', 'Jan']);
});

test('churn is shown in percent with at most one decimal', () => {
  expect([0, 0.5, 0.0254].map(formatShare)).toEqual(['0%', '50%', '2.5%']);
});

test('the chart is summarised for screen readers', () => {
  const months = [month('2025-12', 13), month('2026-10', 45.5), month('2026-11', 29.25)];
  expect(revenueSummary(months)).toBe(
    'Monthly revenue, Dec 2025 to Nov 2026: $13 at first, $29.25 now, highest $45.50 in Oct 2026',
  );
  expect(revenueSummary([month('2025-12', 0), month('2026-11', 0)])).toBe(
    'Monthly revenue, Dec 2025 to Nov 2026: none',
  );
});
