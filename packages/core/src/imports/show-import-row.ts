import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { reportedItemSchema, type ShowImport, showImportSchema } from '@longreturn/contract/show-imports';
import { feedImports } from '@longreturn/db/schema';
import { inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemReport } from './import-show.ts';

const { title, counts, type } = showImportSchema.shape;

/** What the column `report` stores. */
const storedReportSchema = z.object({
  type,
  /** The ID of the uploaded feed; null for a URL. */
  fileId: z.uuid().nullable(),
  title,
  /** The hash of the values that identify the items of the feed; undefined until the feed has been read. */
  feedHash: z.string().optional(),
  counts,
  reported: z.array(reportedItemSchema),
  omitted: z.int(),
});
export type StoredReport = z.infer<typeof storedReportSchema>;

/** The report without its items, which can be large. */
const summarySchema = storedReportSchema.omit({ reported: true, omitted: true });

export type ShowImportRow = typeof feedImports.$inferSelect;

/** The condition that an import is waiting or running. */
export const isOpen = inArray(feedImports.state, ['waiting', 'running']);

/** The condition that an import is open, or was cancelled and is finishing its last item. */
export const isUnfinished = isNull(feedImports.finishedAt);

/** Why an import ended early. */
export type ImportFailure = ErrorCode | 'import.cancelled' | 'import.interrupted';

/** The texts of failures that aren't error codes, or whose usual error text doesn't fit an import. */
const FAILURES: Record<string, string> = {
  'import.interrupted': MESSAGES.importInterrupted,
  'body.too_large': MESSAGES.feedLarge,
  'upload.unknown': MESSAGES.feedGone,
};

export const EMPTY_COUNTS = { created: 0, updated: 0, unchanged: 0, skipped: 0 };

export const reportOf = ({ report }: Pick<ShowImportRow, 'report'>): StoredReport => storedReportSchema.parse(report);

/** Returns the number of items that a report counts. */
export const countedItems = ({ counts }: Pick<StoredReport, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Returns the report with this item added. Unchanged items without notes, and items beyond a limit, are only counted.
 */
export function withItem(report: StoredReport, item: ItemReport): StoredReport {
  const counts = { ...report.counts, [item.outcome]: report.counts[item.outcome] + 1 };
  if (item.outcome === 'unchanged' && item.notes.length === 0) return { ...report, counts };
  if (report.reported.length >= LIMITS.reportedItems) return { ...report, counts, omitted: report.omitted + 1 };
  report.reported.push(item); // a copy for each item would take quadratic time
  return { ...report, counts };
}

export function presentImport(row: ShowImportRow): ShowImport {
  const { id, source, state, isDryRun, copiesAudio, items, doneItems, failure, createdAt, finishedAt } = row;
  const { type, title, counts } = summarySchema.parse(row.report);
  const isCancelled = failure === 'import.cancelled';
  return {
    ...{ id, source, title, type, copiesAudio, items, doneItems, counts },
    state: isCancelled ? 'cancelled' : state,
    dryRun: isDryRun,
    // Only failures of the type ImportFailure are stored.
    failure: failure === null || isCancelled ? null : (FAILURES[failure] ?? ERRORS[failure as ErrorCode].text),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
