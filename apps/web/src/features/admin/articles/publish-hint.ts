interface HintContext {
  now?: Date;
  /** The time zone of the field, which is the browser's. */
  timeZone?: string;
}

/** Returns what the text of the publish date means, with the time zone it is in. */
export function publishHint(
  text: string,
  { now = new Date(), timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone }: HintContext = {},
): string {
  if (text === '') return 'Without a date, the article is a draft.';
  const zone = `your time zone (${timeZone.replaceAll('_', ' ')})`;
  return new Date(text) > now ? `It will be published then, in ${zone}.` : `In ${zone}.`;
}
