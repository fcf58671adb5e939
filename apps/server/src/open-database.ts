import { join, resolve } from 'node:path';
import { connect, type DatabaseLocation } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { migrate } from '@longreturn/db/migrate';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * Connects to the site's database and migrates it. Calls `progress` with a description before each step. Throws
 * StartError if the database can't be opened or migrated.
 */
export async function openDatabase(env: Env, progress: (step: string) => void): Promise<Database> {
  const location = locationOf(env);
  progress(location.is === 'postgres' ? 'Connecting to PostgreSQL' : `Opening the database in ${location.folder}`);
  const database = await open(location, env);
  try {
    progress('Migrating the database');
    await migrate(database, location);
    return database;
  } catch (error) {
    await database.close();
    throw StartError.from('The database could not be migrated', error);
  }
}

function locationOf(env: Env): DatabaseLocation {
  if (env.databaseUrl) return { is: 'postgres', url: env.databaseUrl, poolSize: env.databasePoolSize };
  return { is: 'embedded', folder: join(resolve(env.dataDir), 'database') };
}

async function open(location: DatabaseLocation, env: Env): Promise<Database> {
  const name = location.is === 'postgres' ? 'DATABASE_URL can’t be reached' : `DATA_DIR (${env.dataDir}) can’t be used`;
  let database: Database | undefined;
  try {
    database = await connect(location);
    await database.ping();
    return database;
  } catch (error) {
    await database?.close();
    throw StartError.from(name, error);
  }
}
