import type { Db } from '@longreturn/db/database';
import { contentVersion } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';

/**
 * Expires all cached pages, here and in other processes, when the transaction commits. Every write to public content
 * calls this last, in its own transaction.
 */
export async function touchContentVersion(tx: Db): Promise<void> {
  await tx.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
  await tx.execute(sql`select pg_notify('content', '')`);
}
