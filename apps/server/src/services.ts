import { join, resolve } from 'node:path';
import type { IdentityProviderName } from '@longreturn/contract/account';
import { loadSampleCatalogue } from '@longreturn/core/content/load-sample-catalogue';
import { syncTopics } from '@longreturn/core/content/sync-topics';
import type { Deps } from '@longreturn/core/deps';
import type { IdentityProvider } from '@longreturn/core/ports';
import { systemClock } from '@longreturn/core/system-clock';
import { uuidv7Ids } from '@longreturn/core/uuidv7-ids';
import { connect, type DatabaseLocation } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { migrate } from '@longreturn/db/migrate';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/** What the app runs on: the open database, core's dependencies, and who else can say who a reader is. */
export interface Services {
  database: Database;
  deps: Deps;
  identityProviders: ReadonlyMap<IdentityProviderName, IdentityProvider>;
}

/** Opens, migrates and fills the database. Throws StartError with the line that the owner reads. */
export async function openServices(env: Env, logger: Logger, progress: (step: string) => void): Promise<Services> {
  const location = locationOf(env);
  progress(location.is === 'postgres' ? 'Connecting to PostgreSQL' : `Opening the database in ${location.folder}`);
  const database = await open(location, env);
  const deps: Deps = { db: database.db, clock: systemClock, ids: uuidv7Ids, logger };
  try {
    progress('Migrating the database');
    await orStartError('The database could not be migrated', migrate(database, location));
    await orStartError('The topics could not be brought up to date', syncTopics(deps));
    if (env.seed === 'sample') {
      progress('Loading the sample catalogue');
      await orStartError('The sample catalogue could not be loaded', loadSampleCatalogue(deps));
    }
    return { database, deps };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function orStartError(what: string, step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (error) {
    throw StartError.from(what, error);
  }
}

function locationOf(env: Env): DatabaseLocation {
  if (env.databaseUrl) return { is: 'postgres', url: env.databaseUrl };
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
