import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ERRORS } from '@longreturn/contract/errors';
import { LIMITS } from '@longreturn/contract/limits';
import { oneLine } from '@longreturn/contract/one-line';
import { feedImports } from '@longreturn/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { plainText } from '../content/html/reading-minutes.ts';
import type { Deps, JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Show } from '../ports.ts';
import { endShowImport } from './end-show-import.ts';
import type { Importing } from './import-item.ts';
import { importItems } from './import-show.ts';
import { openShow } from './open-show.ts';
import { MAX_TITLE_HTML } from './plan-item.ts';
import { uploadedFeedKey } from './receive-feed.ts';
import { countedItems, reportOf, type ShowImportRow, type StoredReport, withItem } from './show-import-row.ts';

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

/** How many times the report is stored during an import, at most. */
const STORED_REPORTS = 100;

/**
 * Runs an import that has not ended, and stores its progress after each item. A run that was interrupted continues after
 * the items of the stored report. Stops before the next item if the import is cancelled, or if another run has taken it
 * over. A failure of the feed ends the import; other failures are thrown.
 */
export async function runShowImport(deps: Importing, { importId }: ImportJob): Promise<void> {
  const row = await takeImport(deps, importId);
  if (!row) return;
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
    .where(and(eq(feedImports.id, id), inArray(feedImports.state, ['waiting', 'running'])))
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
  let report: StoredReport = { ...reportOf(row), title: shownTitle(show) };
  let done = countedItems(report);
  const items = show.items.length;
  const interval = Math.ceil(items / STORED_REPORTS);
  await deps.db.update(feedImports).set({ items, report, doneItems: done }).where(eq(feedImports.id, id));
  for await (const item of importItems(deps, show, { type: report.type, copiesAudio, isDryRun, done })) {
    await nextTurn(); // the embedded database never waits, so an import would keep the process from responding
    report = withItem(report, item);
    done += 1;
    const isStored = done % interval === 0;
    if (await advance(deps, id, { doneItems: done, ...(isStored && { report }) })) continue;
    await storeCancelled(deps, id, { doneItems: done, report });
    return;
  }
  await endShowImport(deps, id, { report });
}

const shownTitle = ({ title }: Show): string =>
  oneLine(plainText(title.slice(0, MAX_TITLE_HTML)))
    .slice(0, LIMITS.recordedText)
    .toWellFormed();

/** Stores the progress. Returns whether this run continues. */
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

/** Stores what a cancelled import has done. */
async function storeCancelled(
  { db }: Pick<Deps, 'db'>,
  id: string,
  progress: { doneItems: number; report: StoredReport },
): Promise<void> {
  const isCancelled = and(eq(feedImports.id, id), eq(feedImports.failure, 'import.cancelled'));
  await db.update(feedImports).set(progress).where(isCancelled);
}
