import { fileURLToPath } from 'node:url';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { DatabaseLocation } from './connect.ts';
import type { Database } from './database.ts';
import type * as schema from './schema/schema.ts';

const FOLDER = { migrationsFolder: fileURLToPath(new URL('../drizzle', import.meta.url)) };
const LOCK = 7_041_776;

/**
 * Brings the database to the newest migration. Of several processes that start at once one migrates,
 * the others wait for it (an advisory lock on a connection of its own). Throws when the database does not hold Unicode.
 */
export async function migrate(database: Database, location: DatabaseLocation): Promise<void> {
  if (location.is === 'postgres') return migrateServer(location.url);
  await migrateEmbedded(database.db as PgliteDatabase<typeof schema>, FOLDER); // the engine behind an embedded location
}

async function migrateServer(url: string): Promise<void> {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { statement_timeout: 0 },
  });
  try {
    await refuseOtherThanUnicode(client);
    await client`select pg_advisory_lock(${LOCK})`;
    await migratePostgres(drizzle(client), FOLDER);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Search folds accents away, which PostgreSQL does for Unicode alone. */
async function refuseOtherThanUnicode(client: postgres.Sql): Promise<void> {
  const [row] = await client<{ encoding: string }[]>`select current_setting('server_encoding') as encoding`;
  if (row?.encoding !== 'UTF8') throw new Error(`the database's encoding is ${row?.encoding}, it must be UTF8`);
}
