import { counted } from './counted.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long before `now` an ISO 8601 moment lies: '3 months ago'. Months have 30 days, years 365. */
export function relativeTime(iso: string, now: string): string {
  const elapsed = Date.parse(now) - Date.parse(iso);
  if (elapsed < MINUTE) return 'just now';
  return `${span(elapsed)} ago`;
}

function span(elapsed: number): string {
  if (elapsed < HOUR) return counted(Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return counted(Math.floor(elapsed / HOUR), 'hour');
  const days = Math.floor(elapsed / DAY);
  if (days < 30) return counted(days, 'day');
  return days < 365 ? counted(Math.floor(days / 30), 'month') : counted(Math.floor(days / 365), 'year');
}
