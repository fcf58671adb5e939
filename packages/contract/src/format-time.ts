/** American English, because its 'Sep' is the same in every version of Node and every browser; British English has 'Sept' in some. */
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Takes an ISO 8601 time and returns its day in UTC, '12 Sep 2026', the same on the server and in every browser. Throws a RangeError for anything else. */
export function formatDate(iso: string): string {
  const parts = Object.fromEntries(DAY.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as h:mm:ss, or m:ss below an hour. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Formats seconds as whole minutes, rounded down. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}
