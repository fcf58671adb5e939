import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Row } from './database.ts';
import { emptyFolder, prepareFolder } from './embedded-folder.ts';
import { PrivateFS } from './private-fs.ts';
import * as schema from './schema/schema.ts';
import { explainFailure } from './unusable-folder.ts';

const OPTIONS = { extensions: { pg_trgm } };

/**
 * Opens PostgreSQL inside this process, with its files in the folder. Only one process can open the folder, and only its
 * owner can read it. Throws FolderInUse, or UnusableFolder with the reason and a remedy.
 */
export async function connectEmbedded(folder: string): Promise<Database> {
  const { isNew, release } = prepareFolder(folder);
  try {
    return openOn(await PGlite.create({ ...OPTIONS, fs: new PrivateFS(folder) }), release);
  } catch (error) {
    const reason = explainFailure(folder, error);
    if (isNew) emptyFolder(folder);
    release();
    throw reason;
  }
}

/** Opens PostgreSQL in this process's memory: empty, or with the data of a dump. */
export async function connectInMemory(dump?: Blob): Promise<Database> {
  return openOn(await PGlite.create({ ...OPTIONS, ...(dump && { loadDataDir: dump }) }), () => {});
}

/** Wraps a running PGlite. Closing it stops PGlite, then calls `onClosed`. */
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
    // There is only one connection: it must not stay in a failed transaction.
    await client.exec('rollback').catch(() => {});
    throw error;
  }
}
