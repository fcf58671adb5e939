import type { Revenue } from '@longreturn/contract/admin-membership';
import { formatDollars } from '../../format-dollars.ts';

type Month = Revenue['months'][number];

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Returns a month without its year: 'Nov'. */
export function shortMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns a month such as '2026-11' as 'Nov 2026'. */
export function monthText(month: string): string {
  return `${shortMonth(month)} ${month.slice(0, 4)}`;
}

/** Formats a share from 0 to 1: '2.5%'. */
export function formatShare(share: number): string {
  return PERCENT.format(share);
}

/**
 * Returns what the chart shows, for screen readers: 'Monthly revenue, Dec 2025 to Nov 2026: $13 at first, $29.25 now,
 * highest $45.50 in Oct 2026'.
 */
export function revenueSummary(months: readonly Month[]): string {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return 'Monthly revenue';
  const most = months.reduce((best, month) => (month.dollars > best.dollars ? month : best));
  const period = `Monthly revenue, ${monthText(first.month)} to ${monthText(last.month)}`;
  if (most.dollars === 0) return `${period}: none`;
  const ends = `${formatDollars(first.dollars)} at first, ${formatDollars(last.dollars)} now`;
  return `${period}: ${ends}, highest ${formatDollars(most.dollars)} in ${monthText(most.month)}`;
}
