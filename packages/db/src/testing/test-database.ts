import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import { connect, type DatabaseLocation } from '../connect.ts';
import { connectInMemory } from '../connect-embedded.ts';
import type { Database } from '../database.ts';
import type {} from './embedded-setup.ts';
import { TEMPLATE } from './global-setup.ts';

const created = new Set<string>();

/** Opens a new migrated database for a test file. It contains only the rows that migrations add. */
export async function openTestDatabase(): Promise<Database> {
  if (process.env['TEST_ENGINE'] === 'pglite') return openEmbeddedDatabase();
  return connect(await createTestDatabase());
}

/** Opens a new migrated embedded database in memory. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return connectInMemory(await openAsBlob(inject('embeddedTemplate').dump));
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
