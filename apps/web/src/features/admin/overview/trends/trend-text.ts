import { formatDate } from '@longreturn/contract/format-time';
import type { Trends } from '@longreturn/contract/trends';

/** The titles of the daily numbers, in the order of the charts. */
export const TREND_TITLES = {
  registrations: 'Registrations',
  subscribers: 'New subscribers',
  reads: 'Reads',
  downloads: 'Downloads',
} as const satisfies Partial<Record<keyof Trends['days'][number], string>>;

export type TrendName = keyof typeof TREND_TITLES;
export const TREND_NAMES = Object.keys(TREND_TITLES) as TrendName[]; // the keys of the object above

/** A day's count, for example of reads. */
export interface DayCount {
  /** '2026-11-12'. */
  date: string;
  count: number;
}

/** Returns a day without its year: '12 Nov'. */
export function dayText(date: string): string {
  return formatDate(date).replace(/ \d{4}$/, '');
}

export function formatNumber(count: number): string {
  return count.toLocaleString('en-US');
}

export function sumOf(days: readonly DayCount[]): number {
  return days.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Returns what a chart shows, for screen readers: 'Reads by day, 24 Oct to 22 Nov: 128 in total, peak 12 on 3 Nov'.
 */
export function trendSummary(title: string, days: readonly DayCount[]): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return title;
  const period = `${title} by day, ${dayText(first.date)} to ${dayText(last.date)}`;
  const total = sumOf(days);
  if (total === 0) return `${period}: none`;
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  return `${period}: ${formatNumber(total)} in total, peak ${formatNumber(most.count)} on ${dayText(most.date)}`;
}
