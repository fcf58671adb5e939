import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { isFull } from './connection-error.ts';
import { countActivity } from './count-activity.ts';
import type { Database, Row } from './database.ts';
import { PoolActivity } from './pool-activity.ts';
import { prepareStatements } from './prepare-statements.ts';
import { retryWhenFull } from './retry-when-full.ts';
import * as schema from './schema/schema.ts';
import { withoutPipelining } from './without-pipelining.ts';

const ignore = () => {};

/** Seconds without traffic before TCP keep-alive checks the connection. */
const KEEP_ALIVE_SEC = 5;

/** Milliseconds after which PostgreSQL cancels a query. */
const STATEMENT_TIMEOUT_MS = 8000;

/**
 * If the server sends nothing for this many seconds while a query waits, the driver closes the query's connection. By
 * then, a live server would have cancelled the query.
 */
const RESPONSE_TIMEOUT_SEC = 9;

/** Seconds between connection attempts, at most 1, so that the site recovers soon after its database does. */
const backoffSec = (tries: number) => Math.min(2 ** tries / 10, 1);

/** Matches statements that begin and commit a transaction themselves. */
const TRANSACTION_SCRIPT = /^\s*begin\s*;(.*);\s*commit\s*;?\s*$/is;

/**
 * Opens a connection pool to a PostgreSQL server. The server cancels a query that runs longer than 8 seconds. A query
 * that has no result after 8.5 seconds, including the wait for a connection, rejects with QueryTimeout.
 * `?prepare=false` in the URL means that the server is behind a transaction pooler. A pooler accepts no connection
 * settings and forwards no notifications, so `listen` then never calls back.
 */
export function connectPostgres({ url, poolSize = 10 }: { url: string; poolSize?: number }): Database {
  const activity = new PoolActivity(poolSize);
  const isPooled = new URL(url).searchParams.get('prepare') === 'false';
  const driver = postgres(url, {
    max: poolSize,
    connect_timeout: 5,
    keep_alive: KEEP_ALIVE_SEC,
    answer_timeout: RESPONSE_TIMEOUT_SEC,
    backoff: backoffSec,
    onnotice: ignore,
    connection: { application_name: 'longreturn', ...(!isPooled && { statement_timeout: STATEMENT_TIMEOUT_MS }) },
  });
  const client = countActivity(retryWhenFull(isPooled ? withoutPipelining(driver) : driver), activity);
  const db = drizzle(prepareStatements(client), { schema });
  return {
    db,
    engine: 'postgres',
    activity,
    query(text, values = []) {
      const transaction = TRANSACTION_SCRIPT.exec(text);
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

/**
 * Listens on the channel. If the server has no connection left, the driver retries in the background and calls
 * `onReconnect` once it listens.
 */
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
  // Once objects are converted to JSON text, all values have types that the driver accepts, such as text and numbers.
  const rows: (Row | Row[])[] = await client.unsafe(text, values.map(jsonAsText) as postgres.ParameterOrJSON<never>[]);
  return rows.flat(); // several statements return one list of rows each
}

/**
 * Converts an object to JSON text. drizzle turns this conversion off in the driver and does it only for its own
 * queries.
 */
function jsonAsText(value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isPlain ? JSON.stringify(value) : value;
}

/**
 * Runs the statements of a transaction script in a transaction of the pool, which is rolled back if a statement fails.
 */
async function queryInTransaction(client: postgres.Sql, [, statements = '']: RegExpExecArray): Promise<Row[]> {
  const rows = await client.begin((tx) => query(tx, statements, []));
  return rows as Row[]; // the driver's type unwraps promises in lists, but rows contain none
}
