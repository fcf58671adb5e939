import type { Database } from './database.ts';

/** Where the data is: on a PostgreSQL server, or in a folder that the embedded database (PGlite) uses. */
export type DatabaseLocation = { is: 'postgres'; url: string; poolSize?: number } | { is: 'embedded'; folder: string };

/**
 * Opens the database at the location and loads only the engine it needs. Throws FolderInUse or UnusableFolder when the
 * embedded folder can't be opened. A server isn't contacted before the first query.
 */
export async function connect(location: DatabaseLocation): Promise<Database> {
  if (location.is === 'postgres') {
    const { connectPostgres } = await import('./connect-postgres.ts');
    return connectPostgres(location);
  }
  const { connectEmbedded } = await import('./connect-embedded.ts');
  return connectEmbedded(location.folder);
}
