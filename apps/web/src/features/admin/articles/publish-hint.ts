interface HintContext {
  now?: Date;
  /** The time zone of the field. By default, the browser's. */
  timeZone?: string;
}

/** Returns a hint for the typed publish date: what it does, and which time zone it is in. */
export function publishHint(
  text: string,
  { now = new Date(), timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone }: HintContext = {},
): string {
  if (text === '') return 'Without a date, the article is a draft.';
  const zone = `your time zone (${timeZone.replaceAll('_', ' ')})`;
  return new Date(text) > now ? `It will be published at this time, in ${zone}.` : `Times are in ${zone}.`;
}
