const EARLIEST = Date.UTC(1995, 0);
const LATEST = Date.UTC(2100, 0);

/**
 * Matches a text with enough digits for a day and a year. This check is needed because JavaScript also reads a single
 * number as a date.
 */
const DIGITS = /(?:\d\D*){5}/;

/** Zones that feeds use and that JavaScript doesn't know. */
const ZONES: Record<string, string> = {
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  JST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
};

/** A zone at the end, or an offset after the time. A name in parentheses may follow. */
const ZONE =
  /(?:Z|GMT|UTC?|[ECMP][SD]T|:\d{2}(?:\.\d+)?\s?(?:GMT|UTC?)?\s?[+-]\d{1,2}(?::?\d{2})?)(?:\s?\([^()]*\))?$/i;

/**
 * Reads the date of a feed's item: RFC 822 with a correct, wrong or missing weekday, and ISO 8601. A date without a
 * zone is in UTC, whatever zone the process has. Returns undefined if the date can't be read, or is not between 1995
 * and 2100.
 */
export function readDate(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const plain = text
    .trim()
    .replace(/^\p{L}+\.?,?\s+(?=\d)/u, '')
    .replace(/\b([A-Z]{3,4})$/, (zone) => ZONES[zone] ?? zone)
    .replace(/\b(\p{L}{3})\p{L}*\.?(?=\s+\d{2,4}\b)/u, '$1');
  for (const form of ZONE.test(plain) ? [plain] : [`${plain} UTC`, `${plain}Z`]) {
    const time = DIGITS.test(form) ? Date.parse(form) : Number.NaN;
    if (time >= EARLIEST && time < LATEST) return new Date(time);
  }
  return undefined;
}
