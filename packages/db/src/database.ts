import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolActivity } from './pool-activity.ts';
import type * as schema from './schema/schema.ts';

/** A connection pool or a transaction of it: what every query is given. The same type on both engines. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Row = Record<string, unknown>;

/** An open database. */
export interface Database {
  db: Db;
  engine: 'postgres' | 'pglite';
  /** What the connection pool does; the embedded database has none. */
  activity?: PoolActivity;
  /**
   * Runs SQL that a library wrote, outside any transaction of ours, and answers its rows. Without values it may be
   * several statements, with a transaction of their own around them. Times come as the driver gives them.
   */
  query(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Calls `onNotify` with the payload of each NOTIFY on the channel, and `onReconnect` when notifications may have been missed.
   * Returns what ends both. Behind a transaction pooler neither is ever called.
   */
  listen(channel: string, onNotify: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
