import { join, resolve } from 'node:path';
import type { IdentityProviderName } from '@longreturn/contract/account';
import { sweepExpired } from '@longreturn/core/account/sweep-expired';
import { loadSampleCatalogue } from '@longreturn/core/content/sample/load-sample-catalogue';
import { syncTopics } from '@longreturn/core/content/topics/sync-topics';
import type { Deps } from '@longreturn/core/deps';
import type { IdentityProvider } from '@longreturn/core/ports';
import { systemClock } from '@longreturn/core/system-clock';
import { uuidv7Ids } from '@longreturn/core/uuidv7-ids';
import { connect, type DatabaseLocation } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { migrate } from '@longreturn/db/migrate';
import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import type { Logger } from 'pino';
import { ensureAdministrator } from './administrator/ensure-administrator.ts';
import type { Env } from './env.ts';
import { createIdentityProviders } from './identity/create-identity-providers.ts';
import type { JobQueue } from './jobs/open-jobs.ts';
import { createDelivery } from './mail/create-delivery.ts';
import { type ClosableMailer, createMailer } from './mail/create-mailer.ts';
import { makeDataFolderPrivate } from './private-data-folder.ts';
import { StartError } from './start-error.ts';

/** What the app runs on: the open database, core's dependencies, and who else can say who a reader is. */
export interface Services {
  database: Database;
  deps: Deps;
  identityProviders: ReadonlyMap<IdentityProviderName, IdentityProvider>;
}

/** Services that also work things off, until they are closed. */
export interface RunningServices extends Services {
  /** Starts sending the mails that are queued; until then, and after, they wait. */
  startWork(): Promise<void>;
  /** Finishes the mails in hand, then closes the database. */
  close(): Promise<void>;
}

/** Opens, migrates and fills the database. Throws StartError with the line that the owner reads. */
export async function openServices(
  env: Env,
  logger: Logger,
  progress: (step: string) => void,
): Promise<RunningServices> {
  const location = locationOf(env);
  progress(location.is === 'postgres' ? 'Connecting to PostgreSQL' : `Opening the database in ${location.folder}`);
  const loading = import('./jobs/open-jobs.ts'); // the database opens meanwhile
  warnOfReadable(makeDataFolderPrivate(resolve(env.dataDir)), logger);
  const database = await open(location, env);
  try {
    progress('Migrating the database');
    await orStartError('The database could not be migrated', migrate(database, location));
    const { openJobs } = await loading;
    const queue = await orStartError(
      'The job queue could not be opened',
      openJobs({ database, logger, concurrency: env.mailConcurrency }),
    );
    const deps = createDeps({ env, logger, database, queue });
    await fill(deps, env, progress);
    const identityProviders = await createIdentityProviders(env);
    return { database, deps, identityProviders, ...createWork({ env, deps, database, queue }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function warnOfReadable(paths: string[], logger: Logger): void {
  if (paths.length === 0) return;
  const examples = paths.slice(0, 3);
  logger.warn({ paths: paths.length, examples }, 'other users of this machine can read files of DATA_DIR');
}

interface Parts {
  env: Env;
  logger: Logger;
  database: Database;
  queue: JobQueue;
  deps: Deps;
}

function createDeps({ env, logger, database, queue }: Omit<Parts, 'deps'>): Deps {
  return {
    db: database.db,
    clock: systemClock,
    ids: uuidv7Ids,
    logger,
    passwords: argon2Passwords,
    jobs: queue.jobs,
    origin: env.origin,
    deskEmail: env.contactEmail,
    rateLimitMultiplier: env.rateLimitMultiplier,
  };
}

async function fill(deps: Deps, env: Env, progress: (step: string) => void): Promise<void> {
  await orStartError('The topics could not be brought up to date', syncTopics(deps));
  await orStartError('The administrator could not be made', ensureAdministrator(deps, env.admin, progress));
  if (env.seed !== 'sample') return;
  progress('Loading the sample catalogue');
  await orStartError('The sample catalogue could not be loaded', loadSampleCatalogue(deps));
}

const HOUR_MS = 3_600_000;

/** What has expired is refused anyway: when it can't be deleted it goes an hour later. */
function sweepWell(deps: Deps): void {
  sweepExpired(deps).catch((error: unknown) => deps.logger.warn({ err: error }, 'expired rows were not deleted'));
}

function createWork({
  env,
  deps,
  database,
  queue,
}: Omit<Parts, 'logger'>): Pick<RunningServices, 'startWork' | 'close'> {
  let mailer: ClosableMailer | undefined;
  let sweep: NodeJS.Timeout | undefined;
  return {
    async startWork() {
      sweep = setInterval(() => sweepWell(deps), HOUR_MS).unref();
      mailer = await createMailer(env);
      await queue.work(createDelivery(deps, mailer));
    },
    async close() {
      clearInterval(sweep);
      try {
        await queue.stop();
      } finally {
        mailer?.close();
        await database.close();
      }
    },
  };
}

async function orStartError<Result>(what: string, step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    throw StartError.from(what, error);
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
