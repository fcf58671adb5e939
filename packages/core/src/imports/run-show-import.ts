import { buffer } from 'node:stream/consumers';
import { ERRORS } from '@longreturn/contract/errors';
import { LIMITS } from '@longreturn/contract/limits';
import { oneLine } from '@longreturn/contract/one-line';
import { feedImports } from '@longreturn/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { plainText } from '../content/html/reading-minutes.ts';
import { type Deps, inTransaction, type JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Show } from '../ports.ts';
import { sha256 } from '../sha256.ts';
import { endCancelledImport, endShowImport, recordRun } from './end-show-import.ts';
import type { Importing } from './import-item.ts';
import { importItems } from './import-show.ts';
import { openShow } from './open-show.ts';
import { MAX_TITLE_HTML } from './plan-item.ts';
import { uploadedFeedKey } from './receive-feed.ts';
import {
  countedItems,
  EMPTY_COUNTS,
  isOpen,
  reportOf,
  type ShowImportRow,
  type StoredReport,
  withItem,
} from './show-import-row.ts';

interface ImportJob {
  importId: string;
}

/** Imports a show that an admin has chosen. */
export const showImportJob = defineJob({
  name: 'show-import',
  schema: z.object({ importId: z.uuid() }),
  timeLimitSec: 23 * 3600, // copying the audio of a long show takes hours
  handle: runShowImport,
  onFailure: interrupt,
});

/** The maximum number of times that the report is stored during an import. */
const STORED_REPORTS = 100;

/**
 * Runs an import that has not ended, and stores its progress after each item. If an earlier run was interrupted, this
 * run continues after the items of the stored report. Stops before the next item if the import is cancelled, or if
 * another run has taken it over. A failure of the feed ends the import; other failures are thrown.
 */
export async function runShowImport(deps: Importing, { importId }: ImportJob): Promise<void> {
  const row = await takeImport(deps, importId);
  if (!row) return endCancelledImport(deps, importId);
  try {
    await importAll(deps, row, await readShow(deps, row));
  } catch (error) {
    if (!(error instanceof AppError) || ERRORS[error.code].status >= 500) throw error;
    await endShowImport(deps, importId, { failure: error.code });
  }
}

async function interrupt(deps: JobDeps, { importId }: ImportJob): Promise<void> {
  await endShowImport(deps, importId, { failure: 'import.interrupted' });
}

async function takeImport({ db }: Pick<Deps, 'db'>, id: string): Promise<ShowImportRow | undefined> {
  const [row] = await db
    .update(feedImports)
    .set({ state: 'running' })
    .where(and(eq(feedImports.id, id), isOpen))
    .returning();
  return row;
}

async function readShow(deps: Pick<Deps, 'objects' | 'showReader'>, row: ShowImportRow): Promise<Show> {
  const { fileId } = reportOf(row);
  if (fileId === null) return openShow(deps, row.source);
  const body = await deps.objects.get(uploadedFeedKey(fileId));
  if (!body) throw new AppError('upload.unknown');
  return deps.showReader.parse(await buffer(body));
}

async function importAll(deps: Importing, row: ShowImportRow, show: Show): Promise<void> {
  const { id, isDryRun, copiesAudio } = row;
  let report = await beginRun(deps, row, show);
  if (!report) return endCancelledImport(deps, id);
  let done = countedItems(report);
  const interval = Math.ceil(show.items.length / STORED_REPORTS);
  try {
    for await (const item of importItems(deps, show, { type: report.type, copiesAudio, isDryRun, done })) {
      report = withItem(report, item);
      done += 1;
      const isStored = done % interval === 0;
      if (await advance(deps, id, { doneItems: done, ...(isStored && { report }) })) continue;
      await endCancelledImport(deps, id, report);
      return;
    }
  } catch (error) {
    // If the report can't be stored, the next run processes a few items again.
    await storeReport(deps, id, report).catch(() => {});
    throw error;
  }
  await endShowImport(deps, id, { report });
}

/**
 * Stores the number of items, and returns the report to which this run adds its items. If the feed has changed since an
 * interrupted run, its items may be numbered differently. The import then starts again from the first item, and the
 * audit log gets an entry about the interrupted run. Returns undefined if the import was cancelled while the feed was
 * read.
 */
async function beginRun(deps: Importing, row: ShowImportRow, show: Show): Promise<StoredReport | undefined> {
  const stored = reportOf(row);
  const feedHash = feedHashOf(show);
  const isChanged = stored.feedHash !== undefined && stored.feedHash !== feedHash;
  const begun = isChanged ? { ...stored, counts: EMPTY_COUNTS, reported: [], omitted: 0 } : stored;
  const report = { ...begun, feedHash, title: shownTitle(show) };
  const progress = { items: show.items.length, report, doneItems: countedItems(report) };
  return inTransaction(deps, async (deps) => {
    const isThis = and(eq(feedImports.id, row.id), isOpen);
    const [begun] = await deps.db.update(feedImports).set(progress).where(isThis).returning({ id: feedImports.id });
    if (!begun) return undefined;
    if (isChanged) await recordRun(deps, row);
    return report;
  });
}

const feedHashOf = ({ items }: Show): string =>
  sha256(JSON.stringify(items.map(({ guid, title, enclosure }) => [guid, title?.slice(0, 100), enclosure?.url])));

const shownTitle = ({ title }: Show): string =>
  oneLine(plainText(title.slice(0, MAX_TITLE_HTML)))
    .slice(0, LIMITS.recordedText)
    .toWellFormed();

/** Stores the progress. Returns whether this run may continue. */
async function advance(
  { db }: Pick<Deps, 'db'>,
  id: string,
  progress: { doneItems: number; report?: StoredReport },
): Promise<boolean> {
  const isOurs = and(
    eq(feedImports.id, id),
    eq(feedImports.state, 'running'),
    eq(feedImports.doneItems, progress.doneItems - 1),
  );
  const [row] = await db.update(feedImports).set(progress).where(isOurs).returning({ id: feedImports.id });
  return row !== undefined;
}

/**
 * Stores the report of a run that stops because of an error. Otherwise, the next run would repeat the items that this
 * run processed after it last stored the report, and count them as unchanged.
 */
async function storeReport({ db }: Pick<Deps, 'db'>, id: string, report: StoredReport): Promise<void> {
  const doneItems = countedItems(report);
  const isOurs = and(
    eq(feedImports.id, id),
    isNull(feedImports.finishedAt),
    inArray(feedImports.doneItems, [doneItems - 1, doneItems]),
  );
  await db.update(feedImports).set({ report, doneItems }).where(isOurs);
}
