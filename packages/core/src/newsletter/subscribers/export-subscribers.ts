import { subscribers } from '@longreturn/db/schema';
import { and, asc, gt } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { type CsvFile, csvPieces } from '../../lists/csv.ts';
import { recordActivity } from '../../record-activity.ts';
import { isListed, isListedRow, type ListedRow, listedRow } from './list-subscribers.ts';

const COLUMNS = ['email', 'name', 'status', 'subscribedAt', 'source', 'tags'];

/** The maximum number of rows in memory. */
const BATCH = 500;

/**
 * Exports all subscribers as CSV, in the order in which they were stored, and records the export in the audit log. The
 * rows are read from the database in batches, so that memory use doesn't depend on their number. Throws
 * session.required, action.forbidden.
 */
export async function exportSubscribers(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, actor: Actor): Promise<CsvFile> {
  requireAdmin(actor);
  const name = `subscribers-${deps.clock.now().toISOString().slice(0, 10)}.csv`;
  await recordActivity(deps, {
    actor,
    action: 'subscribers.exported',
    target: { type: 'subscriber', id: null, title: name },
  });
  return { name, pieces: csvPieces(COLUMNS, batches(deps)) };
}

/** Reads all subscribers, a batch at a time. */
async function* batches({ db }: Pick<Deps, 'db'>): AsyncGenerator<string[][]> {
  let last: string | undefined;
  do {
    const rows = await db
      .select(listedRow)
      .from(subscribers)
      .where(and(isListed(), last === undefined ? undefined : gt(subscribers.id, last)))
      .orderBy(asc(subscribers.id))
      .limit(BATCH);
    yield rows.filter(isListedRow).map(cellsOf);
    last = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

function cellsOf({ email, name, status, subscribedAt, source, tags }: ListedRow): string[] {
  return [email, name ?? '', status, subscribedAt.toISOString(), source ?? '', tags.join('; ')];
}
