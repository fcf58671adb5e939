/** Formats a time for a `datetime-local` field, in the browser's time zone and to the minute. Returns '' for null. */
export function publishDateText(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

interface PublishDate {
  /** The current text of the field. */
  text: string;
  /** The initial text of the field. */
  initial: string;
}

/**
 * Returns the publication time of a field: undefined if the field was not edited, null if it was cleared, otherwise its
 * local time, converted to UTC (ISO 8601).
 */
export function publicationTime({ text, initial }: PublishDate): string | null | undefined {
  if (text === initial) return undefined;
  return text === '' ? null : new Date(text).toISOString();
}
