import { ITEM_OUTCOMES } from '@longreturn/contract/show-imports';
import type { Show } from '../ports.ts';
import type { ImportOptions, ItemReport } from './import-show.ts';

/** Returns the report of an import as lines of text: the totals, and each item that has notes. */
export function describeImport(
  { title }: Show,
  reports: readonly ItemReport[],
  { isDryRun }: Pick<ImportOptions, 'isDryRun'>,
): string[] {
  const counts = ITEM_OUTCOMES.map(
    (outcome) => `${reports.filter((report) => report.outcome === outcome).length} ${outcome}`,
  );
  const heading = `${title || 'A show without a title'}: ${reports.length} items, ${counts.join(', ')}.`;
  const items = reports
    .filter(({ notes }) => notes.length > 0)
    .map(({ item, title, outcome, notes }) => `${item}. ${title} (${outcome}): ${notes.join('. ')}.`);
  return [isDryRun ? `${heading} This was a dry run: nothing was changed.` : heading, ...items];
}
