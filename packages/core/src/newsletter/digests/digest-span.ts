import type { DigestEdition } from '@longreturn/contract/newsletter-issue';

const DAY_MS = 24 * 3_600_000;
const MONTHS_OF_QUARTER = 3;

/** The time that a digest reports on, in UTC: from the start of a day to the end of the same or a later day. */
export interface DigestSpan {
  /** Identifies the span: '2026-11-21' or '2026-Q3'. */
  period: string;
  from: Date;
  /** The end, exclusive. */
  until: Date;
}

/** Returns the last whole span of the edition before `now`: yesterday, or the quarter that ended last. */
export function lastSpan(edition: DigestEdition, now: Date): DigestSpan {
  return edition === 'daily-highlights' ? dayBefore(now) : quarterBefore(now);
}

function dayBefore(now: Date): DigestSpan {
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const from = new Date(until.getTime() - DAY_MS);
  return { period: from.toISOString().slice(0, 10), from, until };
}

function quarterBefore(now: Date): DigestSpan {
  const month = now.getUTCMonth() - (now.getUTCMonth() % MONTHS_OF_QUARTER);
  const until = new Date(Date.UTC(now.getUTCFullYear(), month));
  const from = new Date(Date.UTC(now.getUTCFullYear(), month - MONTHS_OF_QUARTER));
  return { period: `${from.getUTCFullYear()}-Q${from.getUTCMonth() / MONTHS_OF_QUARTER + 1}`, from, until };
}
