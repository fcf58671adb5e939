import { LIMITS } from '@longreturn/contract/limits';
import type { ShowImport, ShowImportIdInput, ShowImportReport } from '@longreturn/contract/show-imports';
import { feedImports } from '@longreturn/db/schema';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { presentImport, reportOf } from './show-import-row.ts';

/** Returns the latest imports of shows, the newest first. Throws session.required, action.forbidden. */
export async function listShowImports({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<ShowImport[]> {
  requireAdmin(actor);
  const newestFirst = [desc(feedImports.createdAt), desc(feedImports.id)];
  const columns = { ...getTableColumns(feedImports), report: sql<unknown>`${feedImports.report} - 'reported'` };
  const rows = await db
    .select(columns)
    .from(feedImports)
    .orderBy(...newestFirst)
    .limit(LIMITS.shownImports);
  return rows.map(presentImport);
}

/** Returns an import with its report. Throws session.required, action.forbidden, import.unknown. */
export async function getShowImport(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: ShowImportIdInput,
): Promise<ShowImportReport> {
  requireAdmin(actor);
  const [row] = await db.select().from(feedImports).where(eq(feedImports.id, id));
  if (!row) throw new AppError('import.unknown');
  const { reported, omitted } = reportOf(row);
  return { ...presentImport(row), reported, omitted };
}
