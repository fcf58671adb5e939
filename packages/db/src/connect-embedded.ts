import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Row } from './database.ts';
import { emptyFolder, prepareFolder } from './embedded-folder.ts';
import { PrivateFS } from './private-fs.ts';
import * as schema from './schema/schema.ts';
import { explainFailure } from './unusable-folder.ts';

/** PGlite fills its shared buffers with zeros when it opens. By default they have 128 MB, far more than a trial needs. */
const SHARED_BUFFERS = '32MB';

/** The extensions and settings of PGlite. */
export const EMBEDDED_OPTIONS = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
};

/**
 * Opens PGlite, the PostgreSQL inside this process, with its data in `folder`. Only one process can open the folder at
 * a time, and only the folder's owner can read its files. Throws FolderInUse, or UnusableFolder with the reason and a
 * remedy.
 */
export async function connectEmbedded(folder: string): Promise<Database> {
  const { isEmpty, release } = prepareFolder(folder);
  try {
    return wrapPglite(await PGlite.create({ ...EMBEDDED_OPTIONS, fs: new PrivateFS(folder) }), release);
  } catch (error) {
    const reason = explainFailure(folder, error);
    if (isEmpty) emptyFolder(folder);
    release();
    throw reason;
  }
}

/** Wraps a running PGlite as a Database. Closing the database stops PGlite, then calls `onClosed`. */
export function wrapPglite(client: PGlite, onClosed: () => void): Database {
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
    // PGlite has only one connection, which must not stay in a failed transaction.
    await client.exec('rollback').catch(() => {});
    throw error;
  }
}
