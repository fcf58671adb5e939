import type { Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';

/** Lets the queries of this transaction take as long as they need: it waits for another instance that starts. */
export async function liftTimeLimit(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
