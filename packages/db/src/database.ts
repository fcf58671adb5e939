import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolActivity } from './pool-activity.ts';
import type * as schema from './schema/schema.ts';

/** A connection pool or one of its transactions; every query takes one. The same type on both engines. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Row = Record<string, unknown>;

/** An open database. */
export interface Database {
  db: Db;
  engine: 'postgres' | 'pglite';
  /** Counters of the connection pool; undefined for the embedded database. */
  activity?: PoolActivity;
  /**
   * Runs a library's SQL outside our transactions and returns its rows. Without values it may be several statements that
   * include their own transaction. Times have the driver's format.
   */
  query(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Calls `onNotify` with the payload of each NOTIFY on the channel, and `onReconnect` when notifications may have been missed.
   * Returns a function that stops listening. Behind a transaction pooler neither is ever called.
   */
  listen(channel: string, onNotify: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>>;
  /** Resolves when the database responds; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
