import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database, Row } from './database.ts';
import { observed } from './observed.ts';
import { PoolActivity } from './pool-activity.ts';
import { preparing } from './preparing.ts';
import * as schema from './schema/schema.ts';

const ignore = () => {};

/** Seconds before a silent connection is asked whether anyone is still there. */
const KEEP_ALIVE = 5;

/** Seconds before the next try to connect: soon enough that the site is back a moment after its database is. */
const backoff = (tries: number) => Math.min(2 ** tries / 10, 1);

/** Statements that open a transaction need a connection that nobody else gets meanwhile. */
const BEGINS = /^\s*begin\b/i;

/** A pool on a PostgreSQL server; a query that runs longer than ten seconds is cancelled. */
export function connectPostgres({ url, poolSize = 10 }: { url: string; poolSize?: number }): Database {
  const activity = new PoolActivity(poolSize);
  const driver = postgres(url, {
    max: poolSize,
    connect_timeout: 5,
    keep_alive: KEEP_ALIVE,
    backoff,
    onnotice: ignore,
    connection: { application_name: 'longreturn', statement_timeout: 10_000 },
  });
  const client = observed(driver, activity);
  const db = drizzle(preparing(client), { schema });
  return {
    db,
    engine: 'postgres',
    activity,
    query: (text, values = []) => (BEGINS.test(text) ? queryAlone(client, text) : query(client, text, values)),
    async listen(channel, onNotify, onReconnect) {
      const { unlisten } = await client.listen(channel, onNotify, onReconnect);
      return unlisten;
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => client.end({ timeout: 5 }),
  };
}

async function query(
  client: postgres.Sql | postgres.ReservedSql,
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

async function queryAlone(client: postgres.Sql, text: string): Promise<Row[]> {
  const connection = await client.reserve();
  try {
    return await query(connection, text, []);
  } catch (error) {
    await connection.unsafe('rollback').catch(ignore);
    throw error;
  } finally {
    connection.release();
  }
}
