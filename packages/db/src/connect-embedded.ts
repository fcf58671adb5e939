import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Row } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema/schema.ts';

const IN_MEMORY = 'memory://';

/**
 * PostgreSQL inside this process, its files in the folder, which no second process may open.
 * Throws FolderInUse, or the system's error when the folder can't be written.
 */
export async function connectEmbedded(folder: string, initial?: Blob): Promise<Database> {
  const unlock = folder === IN_MEMORY ? () => {} : prepare(folder);
  try {
    const client = await PGlite.create(folder, { extensions: { pg_trgm }, ...(initial && { loadDataDir: initial }) });
    return openOn(client, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepare(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  return lockFolder(folder);
}

/** The database on a running PGlite; closing it ends PGlite and then calls `onClosed`. */
export function openOn(client: PGlite, onClosed: () => void): Database {
  const db = drizzle(client, { schema });
  return {
    db,
    engine: 'pglite',
    query: (text, values = []) => query(client, text, values),
    async listen(channel, onNotify) {
      const unlisten = await client.listen(channel, onNotify);
      return () => unlisten();
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    async close() {
      await client.close();
      onClosed();
    },
  };
}

async function query(client: PGlite, text: string, values: readonly unknown[]): Promise<Row[]> {
  if (values.length > 0) return (await client.query<Row>(text, [...values])).rows;
  try {
    const results = await client.exec(text);
    return results.flatMap(({ rows }) => rows);
  } catch (error) {
    // The one connection must not stay in a transaction that failed.
    await client.exec('rollback').catch(() => {});
    throw error;
  }
}
