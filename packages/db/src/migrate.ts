import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { DatabaseLocation } from './connect.ts';
import type { Database, Row } from './database.ts';
import type * as schema from './schema/schema.ts';

const FOLDER = { migrationsFolder: fileURLToPath(new URL('../drizzle', import.meta.url)) };
const LOCK = 7_041_776;

/** A newer version of the site has migrated the database. */
export class NewerSchema extends Error {
  constructor() {
    super('a newer version of the site has migrated this database; start that version or a later one');
    this.name = 'NewerSchema';
  }
}

/**
 * Applies all migrations. If several processes start at once, one migrates and the others wait (an advisory lock in the
 * migrations' transaction). Throws when the database isn't in Unicode, and NewerSchema when it has a migration that this
 * version doesn't know.
 */
export async function migrate(database: Database, location: DatabaseLocation): Promise<void> {
  if (location.is === 'postgres') return migrateServer(location.url);
  await refuseNewerSchema(database.query);
  await migrateEmbedded(database.db as PgliteDatabase<typeof schema>, FOLDER); // the engine behind an embedded location
}

async function migrateServer(url: string): Promise<void> {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
  });
  try {
    await requireUnicode(client);
    await client.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`select pg_advisory_xact_lock(${LOCK})`;
      await refuseNewerSchema((text) => tx.unsafe(text));
      await migratePostgres(drizzle(nestable(client, tx)), FOLDER);
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Lets drizzle use a transaction as a client: transactions it begins are nested. */
function nestable(client: postgres.Sql, tx: postgres.TransactionSql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'begin') return (work: (nested: postgres.TransactionSql) => unknown) => tx.savepoint(work);
      return Reflect.get(name in tx ? tx : target, name);
    },
  });
}

async function refuseNewerSchema(query: (text: string) => PromiseLike<readonly Row[]>): Promise<void> {
  const [table] = await query(`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!table?.['name']) return;
  const [done] = await query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  const known = readMigrationFiles(FOLDER).map(({ folderMillis }) => folderMillis);
  if (Number(done?.['newest']) > Math.max(...known)) throw new NewerSchema();
}

/** Search removes accents, which PostgreSQL supports only for Unicode. */
async function requireUnicode(client: postgres.Sql): Promise<void> {
  const [row] = await client<{ encoding: string }[]>`select current_setting('server_encoding') as encoding`;
  if (row?.encoding !== 'UTF8') throw new Error(`the database's encoding is ${row?.encoding}, it must be UTF8`);
}
