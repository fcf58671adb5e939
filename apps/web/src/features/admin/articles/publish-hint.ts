interface HintContext {
  now?: Date;
  /** The time zone of the field. By default, the browser's. */
  timeZone?: string;
}

/** Returns what the typed publish date means, with its time zone. */
export function publishHint(
  text: string,
  { now = new Date(), timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone }: HintContext = {},
): string {
  if (text === '') return 'Without a date, the article is a draft.';
  const zone = `your time zone (${timeZone.replaceAll('_', ' ')})`;
  return new Date(text) > now ? `It will be published at this time, in ${zone}.` : `Times are in ${zone}.`;
}
