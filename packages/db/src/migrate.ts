import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { DatabaseLocation } from './connect.ts';
import type { Database, Row } from './database.ts';
import type * as schema from './schema/schema.ts';

/** The folder of this package. It is found by the package's name, because the server's bundle is in another package. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('@longreturn/db/package.json'));
const FOLDER = { migrationsFolder: join(PACKAGE, 'drizzle') };
const MIGRATION_LOCK_ID = 7_041_776;

/** Thrown if a newer version of the site has migrated the database. */
export class NewerSchema extends Error {
  constructor() {
    super('a newer version of the site has migrated this database; start that version or a later one');
    this.name = 'NewerSchema';
  }
}

/**
 * Applies all migrations. On PostgreSQL, an advisory lock makes one process migrate while the others wait. Throws
 * NewerSchema if a newer version of the site has migrated the database, and an Error if a PostgreSQL database isn't
 * encoded in UTF-8.
 */
export async function migrate(database: Database, location: DatabaseLocation): Promise<void> {
  if (location.is === 'postgres') return migrateServer(location.url);
  if (await isMigrated(database.query)) return;
  // An embedded location always opens PGlite.
  await migrateEmbedded(database.db as PgliteDatabase<typeof schema>, FOLDER);
}

async function migrateServer(url: string): Promise<void> {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
  });
  try {
    await requireUtf8(client);
    await client.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`;
      if (await isMigrated((text) => tx.unsafe(text))) return;
      await migratePostgres(drizzle(asNestedClient(client, tx)), FOLDER);
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Lets drizzle use a transaction as a client: a transaction that drizzle begins becomes a savepoint. */
function asNestedClient(client: postgres.Sql, tx: postgres.TransactionSql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'begin') return (work: (nested: postgres.TransactionSql) => unknown) => tx.savepoint(work);
      return Reflect.get(name in tx ? tx : target, name);
    },
  });
}

/** Returns whether all migrations have been applied. Throws NewerSchema if newer ones have been applied, too. */
async function isMigrated(query: (text: string) => PromiseLike<readonly Row[]>): Promise<boolean> {
  const [table] = await query(`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!table?.['name']) return false;
  const [applied] = await query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  const newest = Number(applied?.['newest']);
  const version = schemaVersion();
  if (newest > version) throw new NewerSchema();
  return newest === version;
}

/** Returns the version of the schema, which is the time of the newest migration in this version of the site. */
export function schemaVersion(): number {
  return Math.max(...readMigrationFiles(FOLDER).map(({ folderMillis }) => folderMillis));
}

/**
 * Throws unless the database encoding is UTF8. Search removes accents, which PostgreSQL can do only in this encoding.
 */
async function requireUtf8(client: postgres.Sql): Promise<void> {
  const [row] = await client<{ encoding: string }[]>`select current_setting('server_encoding') as encoding`;
  if (row?.encoding !== 'UTF8') throw new Error(`the database encoding is ${row?.encoding}; it must be UTF8`);
}
