/** American English, because its 'Sep' is the same in every version of Node and every browser; British English has 'Sept' in some. */
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Takes an ISO 8601 time and returns its day in UTC, '12 Sep 2026', the same on the server and in every browser. Throws a RangeError for anything else. */
export function formatDate(iso: string): string {
  const parts = Object.fromEntries(DAY.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
