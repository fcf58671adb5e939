interface MomentContext {
  /** The current time. */
  now: string;
  /** The time zone; by default the reader's. */
  timeZone?: string | undefined;
}

/** Formats an ISO 8601 time as '12 Nov, 06:00', or '12 Nov 2025, 06:00' if it isn't in the current year. */
export function momentText(iso: string, { now, timeZone }: MomentContext): string {
  const [then, today] = [partsOf(iso, timeZone), partsOf(now, timeZone)];
  const year = then['year'] === today['year'] ? '' : ` ${then['year']}`;
  return `${then['day']} ${then['month']}${year}, ${then['hour']}:${then['minute']}`;
}

/** Uses American English, which abbreviates September as 'Sep' in every browser; see `formatDate`. */
function partsOf(iso: string, timeZone: string | undefined): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
}
