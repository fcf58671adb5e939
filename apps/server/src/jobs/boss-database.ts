import { violates } from '@longreturn/db/connection-error';
import type { Database, Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';
import { type Db as BossDatabase, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss';

/**
 * Adapts the site's database for pg-boss: it uses our connection pool for statements and our listener for
 * notifications.
 */
export function bossDatabase(database: Database): BossDatabase {
  return {
    executeSql: async (text, values) => ({ rows: await database.query(text, values) }),
    async listen(channel, onNotification, onReconnect) {
      return { close: await database.listen(channel, onNotification, onReconnect) };
    },
  };
}

/**
 * Creates the schema for pg-boss's tables. pg-boss can create it too, but if two instances start at the same time on an
 * empty database, one of them can fail because its transaction doesn't see the schema that the other has just created.
 */
export async function ensureSchema(database: Pick<Database, 'query'>): Promise<void> {
  const [row] = await database.query(`select to_regnamespace('pgboss')::text as found`); // faster than `create schema`
  if (row?.['found']) return;
  try {
    await database.query('create schema if not exists pgboss');
  } catch (error) {
    if (!violates(error, 'pg_namespace_nspname_index')) throw error; // else another instance has just created it
  }
}

/** Adapts one of our connections or transactions for pg-boss. */
export function onConnection(db: Db): BossDatabase {
  // postgres.js and PGlite return different results. pg-boss accepts both, but `Db` doesn't declare their type.
  return fromDrizzle(db as DrizzleTransactionLike, sql);
}
