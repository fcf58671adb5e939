import { formatDate } from '../lib/format-date.ts';

/** The day of an ISO 8601 time, read in UTC so that server and browser write the same: '12 Nov 2026'. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatDate(at)}</time>;
}
