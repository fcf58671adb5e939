import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/schema.ts';

/** A connection pool or a transaction of it: what every query is given. The same type on both engines. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface Database {
  db: Db;
  engine: 'postgres' | 'pglite';
  /**
   * Calls `onNotify` for each NOTIFY on the channel, and `onReconnect` when notifications may have been missed.
   * Returns what ends both.
   */
  listen(channel: string, onNotify: () => void, onReconnect: () => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
