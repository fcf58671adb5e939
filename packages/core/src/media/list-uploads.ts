import type { AccountExport } from '@longreturn/contract/account-export';
import { mediaFiles } from '@longreturn/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isReady } from './file-row.ts';

/** Lists the files that a user uploaded, oldest first, for the export of their account. */
export async function listUploads({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccountExport['uploads']> {
  const { id, name, createdAt } = mediaFiles;
  const rows = await db
    .select({ id, name, createdAt })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.uploadedBy, userId), isReady()))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ id: row.id, name: row.name, uploadedAt: row.createdAt.toISOString() }));
}
