import type { ShowImport, ShowImportIdInput } from '@longreturn/contract/show-imports';
import { feedImports } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { endLostImports } from './end-lost-imports.ts';
import { type Ending, endShowImport } from './end-show-import.ts';
import { isOpen, presentImport, type ShowImportRow } from './show-import-row.ts';

/**
 * Cancels an import that has not ended. The import of the current item is completed, and no further items are imported.
 * The cancelled import has no `finishedAt` until its run has stopped. Throws session.required, action.forbidden,
 * import.unknown, import.ended.
 */
export async function cancelShowImport(
  deps: Ending & Pick<Deps, 'jobs'>,
  actor: Actor,
  { id }: ShowImportIdInput,
): Promise<ShowImport> {
  requireAdmin(actor);
  const cancelled = await inTransaction(deps, (deps) => cancel(deps, id));
  if (cancelled) {
    await endLostImports(deps);
    return presentImport(cancelled);
  }
  const known = await deps.db.$count(feedImports, eq(feedImports.id, id));
  throw new AppError(known > 0 ? 'import.ended' : 'import.unknown');
}

/** Cancels an open import. A waiting import ends at once; a running import ends when its run stops. */
async function cancel(deps: Ending, id: string): Promise<ShowImportRow | undefined> {
  const isThis = eq(feedImports.id, id);
  const [row] = await deps.db
    .select({ state: feedImports.state })
    .from(feedImports)
    .where(and(isThis, isOpen))
    .for('update');
  if (!row) return undefined;
  if (row.state === 'waiting') return endShowImport(deps, id, { failure: 'import.cancelled' });
  const changes = { state: 'failed', failure: 'import.cancelled' } as const;
  const [cancelled] = await deps.db.update(feedImports).set(changes).where(isThis).returning();
  return cancelled;
}
