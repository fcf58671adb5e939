import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { isFull } from './connection-error.ts';
import type { Database, Row } from './database.ts';
import { observed } from './observed.ts';
import { patient } from './patient.ts';
import { PoolActivity } from './pool-activity.ts';
import { preparing } from './preparing.ts';
import * as schema from './schema/schema.ts';

const ignore = () => {};

/** Seconds of silence before TCP keep-alive checks the connection. */
const KEEP_ALIVE = 5;

/** Milliseconds after which the server cancels a query. */
const STATEMENT_TIMEOUT = 8000;

/** Seconds without a response after which the connection of a waiting query is closed: a live server would have cancelled the query. */
const ANSWER_TIMEOUT = 9;

/** Seconds between connection attempts: short, so that the site recovers right after its database. */
const backoff = (tries: number) => Math.min(2 ** tries / 10, 1);

/** Statements that include their own transaction. */
const TRANSACTION = /^\s*begin\s*;(.*);\s*commit\s*;?\s*$/is;

/**
 * Opens a connection pool to a PostgreSQL server. A query that runs longer than eight seconds is cancelled; one that waits
 * longer for a connection or a result rejects. `?prepare=false` in the URL means a transaction pooler, which accepts no
 * connection settings and forwards no notifications: `listen` never calls back there.
 */
export function connectPostgres({ url, poolSize = 10 }: { url: string; poolSize?: number }): Database {
  const activity = new PoolActivity(poolSize);
  const isPooled = new URL(url).searchParams.get('prepare') === 'false';
  const driver = postgres(url, {
    max: poolSize,
    connect_timeout: 5,
    keep_alive: KEEP_ALIVE,
    answer_timeout: ANSWER_TIMEOUT,
    backoff,
    onnotice: ignore,
    connection: { application_name: 'longreturn', ...(!isPooled && { statement_timeout: STATEMENT_TIMEOUT }) },
  });
  const client = observed(patient(driver), activity);
  const db = drizzle(preparing(client), { schema });
  return {
    db,
    engine: 'postgres',
    activity,
    query(text, values = []) {
      const transaction = TRANSACTION.exec(text);
      return transaction ? queryInTransaction(client, transaction) : query(client, text, values);
    },
    async listen(channel, onNotify, onReconnect) {
      return isPooled ? async () => {} : listen(client, channel, onNotify, onReconnect);
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => client.end({ timeout: 5 }),
  };
}

/** When the server has no connection left, the driver retries until it can listen, then calls `onReconnect`. */
async function listen(client: postgres.Sql, ...[channel, onNotify, onReconnect]: Parameters<Database['listen']>) {
  try {
    const { unlisten } = await client.listen(channel, onNotify, onReconnect);
    return unlisten;
  } catch (error) {
    if (!isFull(error)) throw error;
    return async () => {};
  }
}

async function query(
  client: postgres.Sql | postgres.TransactionSql,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  // The remaining types are the ones the driver accepts: text, numbers and arrays of them.
  const rows: (Row | Row[])[] = await client.unsafe(text, values.map(jsonAsText) as postgres.ParameterOrJSON<never>[]);
  return rows.flat(); // several statements return a list of rows each
}

/** drizzle turns this off in the driver and does it itself, but only for its own queries. */
function jsonAsText(value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isPlain ? JSON.stringify(value) : value;
}

/** Runs statements that include a transaction inside a transaction of the pool, which is also cleaned up when they fail. */
async function queryInTransaction(client: postgres.Sql, [, statements = '']: RegExpExecArray): Promise<Row[]> {
  const rows = await client.begin((tx) => query(tx, statements, []));
  return rows as Row[]; // the driver's type unwraps promises in lists, and rows hold none
}
