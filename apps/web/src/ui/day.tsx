import { formatDate } from '@longreturn/contract/format-time';

/** The date of an ISO 8601 time in UTC: '12 Nov 2026'. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatDate(at)}</time>;
}
