import { violates } from '@longreturn/db/connection-error';
import type { Database, Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';
import { type Db as BossDatabase, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss';

/** Adapts the site's database to pg-boss: statements use our connection pool, notifications use our listener. */
export function bossDatabase(database: Database): BossDatabase {
  return {
    executeSql: async (text, values) => ({ rows: await database.query(text, values) }),
    async listen(channel, onNotification, onReconnect) {
      return { close: await database.listen(channel, onNotification, onReconnect) };
    },
  };
}

/**
 * Creates the schema for pg-boss's tables. pg-boss would create it too, but if two instances start together on an empty
 * database, one can fail: its transaction does not see the other's schema.
 */
export async function ensureSchema(database: Pick<Database, 'query'>): Promise<void> {
  try {
    await database.query('create schema if not exists pgboss');
  } catch (error) {
    if (!violates(error, 'pg_namespace_nspname_index')) throw error; // another instance has just created it
  }
}

/** Runs pg-boss's statements on one of our connections or transactions. */
export function onConnection(db: Db): BossDatabase {
  // Both engines return rows in a shape that pg-boss supports, but our `Db` type covers both and can't express that.
  return fromDrizzle(db as DrizzleTransactionLike, sql);
}
