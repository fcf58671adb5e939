let dayFormat: Intl.DateTimeFormat | undefined;

/**
 * Returns the formatter for dates. It is created on first use, because creating it takes 50 ms on a phone, and many
 * pages show no date. The locale is American English, in which every browser and every version of Node.js shortens
 * September to 'Sep'. In British English, some shorten it to 'Sept'.
 */
function formatOfDays(): Intl.DateTimeFormat {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return dayFormat;
}

/**
 * Returns the day of an ISO 8601 time in UTC: '12 Sep 2026'. The result is the same on the server and in every browser.
 * Throws a RangeError for an invalid time.
 */
export function formatDate(iso: string): string {
  const parts = Object.fromEntries(
    formatOfDays()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns a duration in seconds as h:mm:ss, or as m:ss if it is under an hour. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = twoDigits(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Returns a duration in seconds as whole minutes, rounded down. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}
