/**
 * Returns the last second of a date field's day in the browser's time zone, in milliseconds since 1970; NaN if the
 * field is empty.
 */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59`);
}
