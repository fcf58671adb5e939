import type { Db } from '@longreturn/db/database';
import { contentVersion } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';

/**
 * Marks every rendered copy as old, here and in other processes, when the transaction commits. Called by every write
 * to public content, last and on the write's own transaction (design §5).
 */
export async function touchContentVersion(tx: Db): Promise<void> {
  await tx.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
  await tx.execute(sql`select pg_notify('content', '')`);
}
