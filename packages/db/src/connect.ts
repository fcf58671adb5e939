import type { Database } from './database.ts';

/** Where the data lies: a PostgreSQL server, or an embedded one in a folder (design: PGlite). */
export type DatabaseLocation = { is: 'postgres'; url: string; poolSize?: number } | { is: 'embedded'; folder: string };

/**
 * Opens the database of the location. The engine that is not used is never loaded.
 * Throws when the embedded folder is in use or not writable; a server is only reached by the first query.
 */
export async function connect(location: DatabaseLocation): Promise<Database> {
  if (location.is === 'postgres') {
    const { connectPostgres } = await import('./connect-postgres.ts');
    return connectPostgres(location);
  }
  const { connectEmbedded } = await import('./connect-embedded.ts');
  return connectEmbedded(location.folder);
}
