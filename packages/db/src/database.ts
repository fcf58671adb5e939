import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolActivity } from './pool-activity.ts';
import type * as schema from './schema/schema.ts';

/** A database or one of its transactions, on either engine. Functions that run queries take it as an argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Row = Record<string, unknown>;

/** An open database. */
export interface Database {
  db: Db;
  engine: 'postgres' | 'pglite';
  /** Counters of the connection pool; undefined for the embedded database. */
  activity?: PoolActivity;
  /**
   * Runs SQL, such as a library's statements, outside the site's transactions and returns the rows. Without `values`,
   * the text may have several statements, including `begin` and `commit`. Times have the driver's format.
   */
  query(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Calls `onNotify` with the payload of each NOTIFY on the channel, and `onReconnect` when notifications may have been
   * missed. Behind a transaction pooler, neither is ever called. Returns a function that stops listening.
   */
  listen(channel: string, onNotify: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>>;
  /** Resolves if the database responds, and rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
