import type { Db } from '@longreturn/db/database';
import { contentVersion } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Returns the version of the public content. It grows with every write; pages with the same version are identical. */
export async function readContentVersion({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  if (!row) throw new Error('content_version has no row');
  return row.version;
}

/**
 * Expires all cached pages, here and in other processes, when the transaction commits. Every write to public content
 * calls this last, in its own transaction.
 */
export async function touchContentVersion(tx: Db): Promise<void> {
  await tx.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
  await tx.execute(sql`select pg_notify('content', '')`);
}
