import type { EpisodeType } from '@longreturn/contract/content-types';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Show } from '../ports.ts';
import { recordActivity } from '../record-activity.ts';
import { type Importing, importItem } from './import-item.ts';
import { planItem } from './plan-item.ts';

export interface ImportOptions {
  /** The type of the new episodes. */
  type: EpisodeType;
  /** Whether the audio is copied into the object store. Otherwise the episodes link to it. */
  copiesAudio: boolean;
  /** Whether nothing is fetched or written. */
  isDryRun: boolean;
  /** Called after each item. */
  onProgress?: (done: number, total: number) => void;
}

/** What became of an item, and how the episode differs from it. */
export interface ItemReport {
  /** The number of the item in the feed, from 1. */
  item: number;
  title: string;
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped';
  notes: string[];
}

/**
 * Imports the episodes of a show: notes, audio, chapters, transcripts and people. An item that was imported before and
 * has not changed is left alone, so an import can be repeated or continued (docs/product.md, Import). An item that
 * fails is reported, and the next ones are imported. Returns a report for each item. Throws session.required,
 * action.forbidden.
 */
export async function importShow(
  deps: Importing,
  actor: Actor,
  show: Show,
  options: ImportOptions,
): Promise<ItemReport[]> {
  requireEditor(actor);
  const reports: ItemReport[] = [];
  const seen = new Set<string>();
  for (const [index, item] of show.items.entries()) {
    const plan = planItem(item);
    const report = { item: index + 1, title: 'skipped' in plan ? (item.title ?? '') : plan.title };
    if ('skipped' in plan) reports.push({ ...report, outcome: 'skipped', notes: [plan.skipped] });
    else if (seen.has(plan.guid))
      reports.push({ ...report, outcome: 'skipped', notes: ['An earlier item of the feed has the same guid'] });
    else reports.push({ ...report, ...(await importOrReport(deps, plan, options)) });
    if (!('skipped' in plan)) seen.add(plan.guid);
    options.onProgress?.(index + 1, show.items.length);
  }
  if (!options.isDryRun) await recordImport(deps, actor, show, reports);
  return reports;
}

async function importOrReport(...given: Parameters<typeof importItem>): Promise<Pick<ItemReport, 'outcome' | 'notes'>> {
  try {
    return await importItem(...given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: 'skipped', notes: [error.message] };
  }
}

/** Adds an entry to the audit log if the import changed anything. */
async function recordImport(deps: Importing, actor: Actor, { title }: Show, reports: ItemReport[]): Promise<void> {
  const count = (outcome: ItemReport['outcome']) => reports.filter((report) => report.outcome === outcome).length;
  const [created, updated] = [count('created'), count('updated')];
  if (created + updated === 0) return;
  const target = { type: 'catalogue', id: null, title: title || 'A show without a title' } as const;
  const change = { created: { from: 0, to: created }, updated: { from: 0, to: updated } };
  await recordActivity(deps, { actor, action: 'show.imported', target, change });
}
