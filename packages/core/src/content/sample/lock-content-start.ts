import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';

/** The number of the lock that a start holds while it fills the database with the site's own content. */
const LOCK = 7_041_777;

const RETRY_MS = 50;

/**
 * Waits until no other start fills the database, and keeps others out until the transaction ends. It asks again and again:
 * one statement that waited would look like a database that has fallen silent.
 */
export async function lockContentStart(tx: Db): Promise<void> {
  while (!(await tryLock(tx))) await pause(RETRY_MS);
}

async function tryLock(tx: Db): Promise<boolean> {
  const [row] = await tx
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${LOCK})` })
    .from(sql`(values (1)) as once`);
  return row?.isOurs === true;
}
