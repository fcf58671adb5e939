import type { Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';

/** Removes the statement time limit of this transaction, which may wait for another instance that is starting. */
export async function liftTimeLimit(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
