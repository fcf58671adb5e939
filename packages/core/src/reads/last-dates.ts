const DAY_MS = 24 * 3_600_000;

/** The number of days that a chart shows, unless the request states another number. */
export const DEFAULT_DAYS = 30;

/** Returns this many dates in UTC, up to the date of `now`. */
export function lastDates(days: number, now: Date): string[] {
  return Array.from({ length: days }, (_, index) => {
    return new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
  });
}
