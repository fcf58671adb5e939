import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database } from './database.ts';
import * as schema from './schema/schema.ts';

const ignore = () => {};

/** Seconds before a silent connection is asked whether anyone is still there. */
const KEEP_ALIVE = 5;

/** Seconds before the next try to connect: soon enough that the site is back a moment after its database is. */
const backoff = (tries: number) => Math.min(2 ** tries / 10, 1);

/** A pool on a PostgreSQL server; a query that runs longer than ten seconds is cancelled. */
export function connectPostgres({ url, poolSize = 10 }: { url: string; poolSize?: number }): Database {
  const client = postgres(url, {
    max: poolSize,
    connect_timeout: 5,
    keep_alive: KEEP_ALIVE,
    backoff,
    onnotice: ignore,
    connection: { application_name: 'longreturn', statement_timeout: 10_000 },
  });
  const db = drizzle(client, { schema });
  return {
    db,
    engine: 'postgres',
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
