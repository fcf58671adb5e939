import { ITEM_OUTCOMES, type ItemOutcome, type ShowImport } from '@longreturn/contract/show-imports';
import { formatCount } from '../../../../lib/format-count.ts';

type Described = Pick<ShowImport, 'state' | 'dryRun'>;

export const isOpen = ({ state }: Pick<ShowImport, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Whether the import will still change. A cancelled import first finishes the item that it is importing. */
export const isUnfinished = ({ finishedAt }: Pick<ShowImport, 'finishedAt'>): boolean => finishedAt === null;

/** Returns the name of a group of items in a report: 'Created', or 'To create' after a check. */
export function outcomeTitle(outcome: ItemOutcome, { dryRun }: Pick<ShowImport, 'dryRun'>): string {
  return (dryRun ? CHECKED : IMPORTED)[outcome];
}

const IMPORTED: Record<ItemOutcome, string> = {
  created: 'Created',
  updated: 'Updated',
  unchanged: 'Unchanged',
  skipped: 'Skipped',
};
const CHECKED: Record<ItemOutcome, string> = {
  created: 'To create',
  updated: 'To update',
  unchanged: 'Unchanged',
  skipped: 'To skip',
};

/** Returns the text of the tag of an ended import. */
export function stateText({ state, dryRun }: Described): string {
  if (state === 'failed') return 'Failed';
  if (state === 'cancelled') return 'Cancelled';
  return dryRun ? 'Checked' : 'Imported';
}

/** Returns how far an import has come: '12 of 300 items'. */
export function progressText({ items, doneItems }: Pick<ShowImport, 'items' | 'doneItems'>): string {
  return items === null ? 'Reading the feed...' : `${doneItems.toLocaleString('en-US')} of ${formatItems(items)}`;
}

export function percentDone({ items, doneItems }: Pick<ShowImport, 'items' | 'doneItems'>): number {
  return items ? Math.floor((doneItems / items) * 100) : 0;
}

/** Returns the counts as a sentence: '280 created, 3 updated, 10 unchanged, 7 skipped'. */
export function countsText({ counts, dryRun }: Pick<ShowImport, 'counts' | 'dryRun'>): string {
  const parts = ITEM_OUTCOMES.filter((outcome) => counts[outcome] > 0).map(
    (outcome) => `${counts[outcome].toLocaleString('en-US')} ${outcomeTitle(outcome, { dryRun }).toLowerCase()}`,
  );
  return parts.length > 0 ? parts.join(', ') : 'No items';
}

/** Returns the result of an import that has ended, or says that a cancelled import still finishes its current item. */
export const endText = (item: Pick<ShowImport, 'counts' | 'dryRun' | 'finishedAt'>): string =>
  isUnfinished(item) ? 'Finishing the current item...' : countsText(item);

const formatItems = (items: number): string =>
  formatCount(items, 'item').replace(String(items), items.toLocaleString('en-US'));
