import type { ShowImport, StartShowImportInput } from '@longreturn/contract/show-imports';
import { feedImports } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { endLostImports } from './end-lost-imports.ts';
import { hasUploadedFeed } from './receive-feed.ts';
import { EMPTY_COUNTS, isUnfinished, presentImport, type StoredReport } from './show-import-row.ts';

/** The ID of the advisory lock that makes concurrent starts wait for each other. */
const LOCK_ID = 7_041_778;

/**
 * Queues an import of a show from a URL or an uploaded feed. Throws session.required, action.forbidden, upload.unknown
 * (no such file), import.running (another import has not ended), service.unavailable (the object store is unavailable).
 */
export async function startShowImport(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs' | 'objects'>,
  actor: Actor,
  { url, file, type, copiesAudio, dryRun }: StartShowImportInput,
): Promise<ShowImport> {
  requireAdmin(actor);
  if (file && !(await hasUploadedFeed(deps, file.id))) throw new AppError('upload.unknown');
  const report: StoredReport = {
    ...{ type, fileId: file?.id ?? null, title: null },
    ...{ counts: EMPTY_COUNTS, reported: [], omitted: 0 },
  };
  await endLostImports(deps);
  return inTransaction(deps, async ({ db, clock, ids, jobs }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`);
    const running = await db.$count(feedImports, isUnfinished);
    if (running > 0) throw new AppError('import.running');
    const id = ids.next();
    const source = file?.name ?? url ?? '';
    const startedBy = actor.is === 'user' ? actor.id : null;
    const values = { id, source, isDryRun: dryRun, copiesAudio, report, startedBy, createdAt: clock.now() };
    const [row] = await db
      .insert(feedImports)
      .values({ ...values, state: 'waiting' })
      .returning();
    if (!row) throw new Error('the import was not stored');
    await jobs.send(db, 'show-import', { importId: id });
    return presentImport(row);
  });
}
