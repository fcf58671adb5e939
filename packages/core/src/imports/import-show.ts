import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EpisodeType } from '@longreturn/contract/content-types';
import { ERRORS } from '@longreturn/contract/errors';
import type { ItemOutcome, ReportedItem } from '@longreturn/contract/show-imports';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Show, ShowItem } from '../ports.ts';
import { type ActivityActor, recordActivity } from '../record-activity.ts';
import { isUnavailable } from '../within.ts';
import { type Importing, importItem } from './import-item.ts';
import { guidOf, planItem } from './plan-item.ts';

export interface ImportOptions {
  /** The type of the new episodes. */
  type: EpisodeType;
  /** Whether the audio is copied into the object store. If not, the episodes link to the audio's original URL. */
  copiesAudio: boolean;
  /** If true, the items are only planned and reported: nothing is fetched or written. */
  isDryRun: boolean;
  /** Called after each item. */
  onProgress?: (done: number, total: number) => void;
}

export type ItemReport = ReportedItem;

/**
 * Imports the episodes of a show: notes, audio, chapters, transcripts and people. An item that was imported before and
 * has not changed is left alone, so an import can be repeated or continued (docs/product.md, Import). Returns a report
 * for each item. If an item can't be imported, its report says why, and the import continues with the next item. Throws
 * session.required, action.forbidden.
 */
export async function importShow(
  deps: Importing,
  actor: Actor,
  show: Show,
  options: ImportOptions,
): Promise<ItemReport[]> {
  requireEditor(actor);
  const reports: ItemReport[] = [];
  for await (const report of importItems(deps, show, options)) {
    reports.push(report);
    options.onProgress?.(reports.length, show.items.length);
  }
  const count = (outcome: ItemOutcome) => reports.filter((report) => report.outcome === outcome).length;
  const counts = { created: count('created'), updated: count('updated') };
  if (!options.isDryRun) await recordImport(deps, actor, { title: show.title, counts });
  return reports;
}

/**
 * Imports the items of a show, except the first `done` items, and yields a report after each. Waits for a turn of the
 * event loop before each item. With the embedded database, which runs in this process, an import would otherwise block
 * all requests. Throws service.unavailable if an item fails for a reason that doesn't concern the item.
 */
export async function* importItems(
  deps: Importing,
  { items }: Show,
  { done = 0, ...options }: Omit<ImportOptions, 'onProgress'> & { done?: number },
): AsyncGenerator<ItemReport> {
  const seen = new Set<string | undefined>();
  for (const [index, item] of items.entries()) {
    await nextTurn();
    if (index < done) seen.add(guidOf(item));
    else yield { item: index + 1, ...(await importOrReport(deps, item, { ...options, seen })) };
  }
}

type ImportedItem = Omit<ItemReport, 'item'>;

/**
 * Imports an item and returns its report. If the item fails, the report says why. Throws only errors that don't concern
 * the item, such as an unavailable database.
 */
async function importOrReport(
  deps: Importing,
  item: ShowItem,
  { seen, ...options }: ImportOptions & { seen: Set<string | undefined> },
): Promise<ImportedItem> {
  let title = '';
  const skip = (reason: string): ImportedItem => ({ title, outcome: 'skipped', notes: [reason] });
  try {
    const plan = planItem(item);
    if ('skipped' in plan) return skip(plan.skipped);
    title = plan.title;
    if (seen.has(plan.guid)) return skip('An earlier item of the feed has the same GUID');
    seen.add(plan.guid);
    return { title, ...(await importItem(deps, plan, options)) };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (!(error instanceof AppError)) {
      deps.logger.error({ err: error, title }, 'An item of a feed could not be imported');
      return skip('An unexpected error occurred');
    }
    if (ERRORS[error.code].status >= 500) throw error;
    return skip(error.message);
  }
}

/** Adds an entry to the audit log if the import changed anything. */
export async function recordImport(
  deps: Pick<Importing, 'db' | 'clock' | 'ids'>,
  actor: ActivityActor,
  { title, counts: { created, updated } }: { title: string; counts: { created: number; updated: number } },
): Promise<void> {
  if (created + updated === 0) return;
  const target = { type: 'catalogue', id: null, title: title || 'A show without a title' } as const;
  const change = { created: { from: 0, to: created }, updated: { from: 0, to: updated } };
  await recordActivity(deps, { actor, action: 'show.imported', target, change });
}
