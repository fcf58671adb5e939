import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { connect, type DatabaseLocation } from '../connect.ts';
import { EMBEDDED_OPTIONS, wrapPglite } from '../connect-embedded.ts';
import type { Database } from '../database.ts';
import type {} from './embedded-setup.ts';
import { TEMPLATE } from './global-setup.ts';

const created = new Set<string>();

/** The open embedded databases of this worker that no test file uses. */
const idle = new Set<PGlite>();

/** Opens a migrated database for a test file. It contains only the rows that migrations add. */
export async function openTestDatabase(): Promise<Database> {
  if (process.env['TEST_ENGINE'] === 'pglite') return reuseEmbeddedDatabase();
  return connect(await createTestDatabase());
}

/**
 * Returns an embedded database in memory. When a test file closes it, the database stays open for the next test file of
 * the worker, because opening a new database takes a second and emptying a used one only 0.2 seconds.
 */
async function reuseEmbeddedDatabase(): Promise<Database> {
  const [used] = idle;
  if (used) idle.delete(used);
  const client = used ?? (await openEmbeddedClient());
  const database = wrapPglite(client, () => {});
  if (used) await deleteRows(database);
  return { ...database, close: async () => void idle.add(client) };
}

/** Deletes all rows except the one that a migration adds, and resets the connection. */
async function deleteRows({ query }: Database): Promise<void> {
  const tables = await query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const checks = tables.map(({ name }) => `select '${name}' as name, exists (select from "${name}") as has_rows`);
  const filled = (await query(checks.join(' union all '))).filter((table) => table['has_rows']);
  await query(`truncate ${filled.map(({ name }) => `"${name}"`).join(', ')} cascade`);
  await query('insert into content_version (id, version) values (1, 1)');
  await query('discard all');
}

/** Opens a new migrated embedded database in memory. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return wrapPglite(await openEmbeddedClient(), () => {});
}

async function openEmbeddedClient(): Promise<PGlite> {
  return PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir: await openAsBlob(inject('embeddedTemplate').dump) });
}

/**
 * Copies a migrated embedded database to a new folder. A process opens the copy faster than it could create a database
 * in an empty folder.
 */
export async function createEmbeddedFolder(folder: string): Promise<void> {
  await cp(inject('embeddedTemplate').folder, folder, { recursive: true });
}

/**
 * Clones the template database on the PostgreSQL server of the test run and returns the clone's location. Code that
 * runs outside of tests must pass the server's `url`.
 */
export async function createTestDatabase(
  url = inject('postgresUrl'),
): Promise<Extract<DatabaseLocation, { is: 'postgres' }>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await connect({ is: 'postgres', url });
  await admin.db.execute(`create database ${name} template ${TEMPLATE}`);
  await admin.close();
  created.add(name);
  return { is: 'postgres', url: new URL(`/${name}`, url).href, poolSize: 4 };
}

/** Drops the databases that this process has created on the PostgreSQL server of the test run. */
export async function dropTestDatabases(): Promise<void> {
  if (created.size === 0) return;
  const admin = await connect({ is: 'postgres', url: inject('postgresUrl') });
  try {
    for (const name of created) await admin.query(`drop database ${name} with (force)`);
  } finally {
    created.clear();
    await admin.close();
  }
}
