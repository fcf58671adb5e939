import type { Database } from './database.ts';

/** The location of the data: a PostgreSQL server, or a folder of the embedded database (PGlite). */
export type DatabaseLocation = { is: 'postgres'; url: string; poolSize?: number } | { is: 'embedded'; folder: string };

/**
 * Opens the database at the location, and loads only the engine that the location needs. Connects to a server only when
 * the first query runs. Throws FolderInUse or UnusableFolder if the embedded folder can't be opened.
 */
export async function connect(location: DatabaseLocation): Promise<Database> {
  if (location.is === 'postgres') {
    const { connectPostgres } = await import('./connect-postgres.ts');
    return connectPostgres(location);
  }
  const { connectEmbedded } = await import('./connect-embedded.ts');
  return connectEmbedded(location.folder);
}
