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

/** Seconds before a silent connection is asked whether anyone is still there. */
const KEEP_ALIVE = 5;

/** Milliseconds that the server lets a query run. */
const STATEMENT_TIMEOUT = 8000;

/** Seconds that the server may be silent while a query waits, before its connection is closed: it would have cancelled the query. */
const ANSWER_TIMEOUT = 9;

/** Seconds before the next try to connect: soon enough that the site is back a moment after its database is. */
const backoff = (tries: number) => Math.min(2 ** tries / 10, 1);

/** Statements with a transaction of their own around them. */
const TRANSACTION = /^\s*begin\s*;(.*);\s*commit\s*;?\s*$/is;

/**
 * A pool on a PostgreSQL server; a query that runs longer than eight seconds is cancelled, and one that waits longer than
 * that for a connection or an answer rejects. An address with `?prepare=false` leads to a transaction pooler, which takes
 * no settings of a connection and passes no notifications on: `listen` never calls back there.
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

/** When the server has no connection left the driver goes on trying, until it listens and calls `onReconnect`. */
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
  // What is left is what the driver takes: text, numbers, arrays of them.
  const rows: (Row | Row[])[] = await client.unsafe(text, values.map(jsonAsText) as postgres.ParameterOrJSON<never>[]);
  return rows.flat(); // several statements answer a list of rows each
}

/** drizzle has taken this off the driver, since it does it itself for its own queries. */
function jsonAsText(value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isPlain ? JSON.stringify(value) : value;
}

/** Runs statements that have a transaction around them in one of the pool's, which also ends well when they fail. */
async function queryInTransaction(client: postgres.Sql, [, statements = '']: RegExpExecArray): Promise<Row[]> {
  const rows = await client.begin((tx) => query(tx, statements, []));
  return rows as Row[]; // the driver's type unwraps promises in lists, and rows hold none
}
