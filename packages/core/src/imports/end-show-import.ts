import { feedImports } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { SYSTEM } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { recordImport } from './import-show.ts';
import {
  countedItems,
  type ImportFailure,
  reportOf,
  type ShowImportRow,
  type StoredReport,
} from './show-import-row.ts';

export type Ending = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Ends an import whose run has stopped, and adds it to the audit log if it changed anything. An import that was
 * cancelled meanwhile stays cancelled. Returns undefined if there is no such import, or if it has ended already.
 */
export async function endShowImport(
  deps: Ending,
  id: string,
  { failure = null, report }: { failure?: ImportFailure | null; report?: StoredReport | undefined },
): Promise<ShowImportRow | undefined> {
  return inTransaction(deps, async (deps) => {
    const isThis = eq(feedImports.id, id);
    const [before] = await deps.db
      .select({ failure: feedImports.failure })
      .from(feedImports)
      .where(and(isThis, isNull(feedImports.finishedAt)))
      .for('update');
    if (!before) return undefined;
    const reason = before.failure ?? failure;
    const ending = { state: reason ? 'failed' : 'done', failure: reason, finishedAt: deps.clock.now() } as const;
    const done = report && { report, doneItems: countedItems(report) };
    const [row] = await deps.db
      .update(feedImports)
      .set({ ...ending, ...done })
      .where(isThis)
      .returning();
    if (row) await recordRun(deps, row);
    return row;
  });
}

/** Ends an import that was cancelled during its run. Does nothing if it wasn't cancelled, or has ended already. */
export async function endCancelledImport(deps: Ending, id: string, report?: StoredReport): Promise<void> {
  const isCancelled = and(eq(feedImports.id, id), eq(feedImports.failure, 'import.cancelled'));
  if ((await deps.db.$count(feedImports, isCancelled)) > 0) await endShowImport(deps, id, { report });
}

/** Records in the audit log what an import has changed. */
export async function recordRun(deps: Ending, row: ShowImportRow): Promise<void> {
  if (row.isDryRun) return;
  const actor = row.startedBy === null ? SYSTEM : ({ is: 'user', id: row.startedBy } as const);
  const { title, counts } = reportOf(row);
  await recordImport(deps, actor, { title: title ?? '', counts });
}
