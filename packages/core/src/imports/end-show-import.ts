import type { ShowImport, ShowImportIdInput } from '@longreturn/contract/show-imports';
import { feedImports } from '@longreturn/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { type Actor, SYSTEM } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { recordImport } from './import-show.ts';
import {
  countedItems,
  type ImportFailure,
  presentImport,
  reportOf,
  type ShowImportRow,
  type StoredReport,
} from './show-import-row.ts';

type Ending = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Cancels an import that has not ended. The item that is being imported is finished, the next ones are not imported.
 * Throws session.required, action.forbidden, import.unknown, import.ended.
 */
export async function cancelShowImport(deps: Ending, actor: Actor, { id }: ShowImportIdInput): Promise<ShowImport> {
  requireAdmin(actor);
  const ended = await endShowImport(deps, id, { failure: 'import.cancelled' });
  if (ended) return presentImport(ended);
  const known = await deps.db.$count(feedImports, eq(feedImports.id, id));
  throw new AppError(known > 0 ? 'import.ended' : 'import.unknown');
}

/**
 * Ends an import that has not ended, and adds it to the audit log if it changed anything. Returns undefined if there is
 * no such import.
 */
export async function endShowImport(
  deps: Ending,
  id: string,
  { failure = null, report }: { failure?: ImportFailure | null; report?: StoredReport },
): Promise<ShowImportRow | undefined> {
  return inTransaction(deps, async (deps) => {
    const isOpen = and(eq(feedImports.id, id), inArray(feedImports.state, ['waiting', 'running']));
    const ending = { state: failure ? 'failed' : 'done', failure, finishedAt: deps.clock.now() } as const;
    const done = report && { report, doneItems: countedItems(report) };
    const [row] = await deps.db
      .update(feedImports)
      .set({ ...ending, ...done })
      .where(isOpen)
      .returning();
    if (!row || row.isDryRun) return row;
    const actor = row.startedBy === null ? SYSTEM : ({ is: 'user', id: row.startedBy } as const);
    const { title, counts } = reportOf(row);
    await recordImport(deps, actor, { title: title ?? '', counts });
    return row;
  });
}
