const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The units from the longest to the shortest, in milliseconds. Months have 30 days, years 365. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** Formats the time from `iso` (ISO 8601) to `now`, in whole units: '3 months ago', or 'just now' within a minute. */
export function relativeTime(iso: string, now: string): string {
  const elapsed = Date.parse(now) - Date.parse(iso);
  const unit = UNITS.find(([, ms]) => elapsed >= ms);
  return unit ? AGO.format(-Math.floor(elapsed / unit[1]), unit[0]) : 'just now';
}
