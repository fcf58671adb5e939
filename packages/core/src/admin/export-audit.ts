import type { AuditEntry, AuditFilter } from '@longreturn/contract/audit';
import type { Db } from '@longreturn/db/database';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { type CsvFile, csvPieces } from '../lists/csv.ts';
import { recordActivity } from '../record-activity.ts';
import { matchingEntries, readAuditPage } from './list-audit.ts';
import { requireAdmin } from './require-admin.ts';

const COLUMNS = ['timestamp', 'actor', 'actorId', 'action', 'title', 'targetType', 'targetId', 'target', 'change'];

/**
 * Exports as CSV the entries of the audit log that match the filter, newest first, and records the export in the log.
 * The entries are read page by page, so that memory use doesn't depend on their number. Throws session.required,
 * action.forbidden.
 */
export async function exportAudit(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  filter: AuditFilter,
): Promise<CsvFile> {
  requireAdmin(actor);
  const name = `audit-log-${deps.clock.now().toISOString().slice(0, 10)}.csv`;
  const matching = await matchingEntries(deps.db, filter);
  await recordActivity(deps, { actor, action: 'audit.exported', target: { type: 'audit', id: null, title: name } });
  return { name, pieces: csvPieces(COLUMNS, batches(deps.db, matching)) };
}

async function* batches(db: Db, matching: SQL | undefined): AsyncGenerator<string[][]> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await readAuditPage(db, matching, { cursor });
    yield items.map(cellsOf);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function cellsOf({ timestamp, actor, action, title, description, target, change }: AuditEntry): string[] {
  const user = typeof actor === 'string' ? { id: null, name: actor } : actor;
  const changed = Object.keys(change).length > 0 ? JSON.stringify(change) : '';
  return [
    timestamp,
    user?.name ?? '',
    user?.id ?? '',
    action ?? '',
    title,
    target?.type ?? '',
    target?.id ?? '',
    target?.title ?? description,
    changed,
  ];
}
