import { LIMITS } from '@longreturn/contract/limits';
import type { ImportOutcome, ImportReport, Subscriber } from '@longreturn/contract/subscribers';
import { formatCount } from '../../../../lib/format-count.ts';

export const STATUS_TITLES: Record<Subscriber['status'], string> = {
  active: 'Active',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
};

/** Returns how many subscribers match a search. Matches are counted up to a limit. */
export function matchesText(total: number | undefined): string | null {
  if (total === undefined) return null;
  if (total < LIMITS.countedMatches) return formatCount(total, 'subscriber');
  return `${LIMITS.countedMatches.toLocaleString('en-US')}+ subscribers`;
}

/** Returns the first two tags, and the number of remaining tags as '+n'. */
export function shownTags(tags: readonly string[]): { first: readonly string[]; others: string | undefined } {
  return { first: tags.slice(0, 2), others: tags.length > 2 ? `+${tags.length - 2}` : undefined };
}

/** A title for each possible outcome of an imported line, in the order of the report. */
export const OUTCOME_TITLES: Record<ImportOutcome, string> = {
  new: 'New',
  known: 'Already subscribed',
  unsubscribed: 'Unsubscribed, not changed',
  bounced: 'Bounced, not changed',
  duplicate: 'Repeated in the file',
  invalid: 'Invalid',
};

/** Returns the text of the button that imports the checked file. */
export function importLabel({ counts }: Pick<ImportReport, 'counts'>): string {
  return `Import ${formatCount(counts.new + counts.known, 'subscriber')}`;
}
