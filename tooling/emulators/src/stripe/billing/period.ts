import type { Price } from '../objects/price.ts';

const DAY_SEC = 24 * 3600;

/**
 * Returns the end of the period that starts at `start`. All times are in seconds. Periods of months and years end on
 * the same day of the month as `anchor`, or on the last day of a shorter month.
 */
export function periodEnd(start: number, { recurring }: Price, anchor = start): number {
  const { interval, interval_count: count } = recurring ?? { interval: 'month', interval_count: 1 };
  if (interval === 'day' || interval === 'week') return start + count * (interval === 'week' ? 7 : 1) * DAY_SEC;
  const from = new Date(start * 1000);
  const months = count * (interval === 'year' ? 12 : 1);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  from.setUTCMonth(month, Math.min(new Date(anchor * 1000).getUTCDate(), lastDay));
  return from.getTime() / 1000;
}
