import { join, resolve } from 'node:path';
import type { IdentityProviderName } from '@longreturn/contract/account';
import { loadSampleCatalogue } from '@longreturn/core/content/sample/load-sample-catalogue';
import { syncTopics } from '@longreturn/core/content/topics/sync-topics';
import type { Deps } from '@longreturn/core/deps';
import { endLostImports } from '@longreturn/core/imports/end-lost-imports';
import { JOB_KINDS } from '@longreturn/core/jobs/job-kinds';
import type { IdentityProvider, Mailer, ShowReader } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import type { Logger } from 'pino';
import { ensureAdministrator } from './administrator/ensure-administrator.ts';
import { createAudioTools } from './audio/create-audio-tools.ts';
import { createPayments } from './create-payments.ts';
import { createSiteDeps } from './create-site-deps.ts';
import { createWork } from './create-work.ts';
import type { Env } from './env.ts';
import { ArticleFetcher } from './fetched-pages/article-fetcher.ts';
import { createIdentityProviders } from './identity/create-identity-providers.ts';
import { FeedParser } from './imports/feed-parser.ts';
import { lazyMailer } from './mail/create-mailer.ts';
import { createMediaTools } from './media-library/create-media-tools.ts';
import { createObjectStore } from './media-library/create-object-store.ts';
import { openDatabase } from './open-database.ts';
import { makeDataFolderPrivate } from './private-data-folder.ts';
import { StartError } from './start-error.ts';

/** What the app uses: the open database, core's dependencies, the identity providers and the mailer. */
export interface Services {
  database: Database;
  deps: Deps;
  identityProviders: ReadonlyMap<IdentityProviderName, IdentityProvider>;
  /** Sends emails immediately, without the job queue. */
  mailer: Mailer;
}

/** Services that also run background work until they are closed. */
export interface RunningServices extends Services {
  /** Starts running queued and scheduled jobs. Until then, and after `close`, they wait. */
  startWork(): Promise<void>;
  /** Finishes the jobs in progress, then closes the database. */
  close(): Promise<void>;
}

interface ServicesOptions {
  env: Env;
  logger: Logger;
  /** Called with a description before each step of the start. */
  progress: (step: string) => void;
  /** Replaces some of core's dependencies. */
  deps?: Partial<Deps>;
}

/**
 * Opens the services: the database, which is migrated and filled if necessary, the job queue and the identity
 * providers. Throws StartError with a message for the owner.
 */
export async function openServices({ env, logger, progress, ...given }: ServicesOptions): Promise<RunningServices> {
  // open-jobs.ts loads while the database opens. JOB_KINDS is imported statically, because it needs sanitize-html,
  // which can't load at the same time as app.ts (a race between CommonJS modules).
  const loading = import('./jobs/open-jobs.ts');
  warnAboutReadable(makeDataFolderPrivate(resolve(env.dataDir)), logger);
  const database = await openDatabase(env, progress);
  try {
    const { openJobs } = await loading;
    const opening = openJobs({ database, logger, kinds: JOB_KINDS, concurrency: { mail: env.mailConcurrency } });
    const queue = await withStartError('The job queue could not be opened', opening);
    const pageFetcher = new ArticleFetcher();
    const objects = await createObjectStore(env);
    const mediaTools = createMediaTools(join(env.dataDir, 'uploads'));
    const audioTools = createAudioTools({ objects, mediaTools });
    const feedParser = new FeedParser();
    const parseFeed: ShowReader['parse'] = (bytes, charset) => feedParser.parse(bytes, charset);
    const payments = await createPayments(env, given.deps?.clock);
    const tools = { pageFetcher, mediaTools, audioTools, parseFeed };
    const parts = { env, logger, database, jobs: queue.jobs, objects, payments, ...tools };
    const deps = createSiteDeps(parts, given.deps);
    await fill(deps, env, progress);
    await withStartError('The interrupted imports could not be ended', endLostImports(deps));
    const identityProviders = await createIdentityProviders(env);
    const mailer = lazyMailer(env);
    const work = createWork({ deps, mailer, queue });
    const close = async () => {
      try {
        const closeTools = () => Promise.all([mediaTools.close(), audioTools.close(), feedParser.close()]);
        await Promise.all([work.stop().finally(closeTools), pageFetcher.close()]);
      } finally {
        await database.close();
      }
    };
    return { database, deps, identityProviders, mailer, startWork: work.start, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function warnAboutReadable(paths: string[], logger: Logger): void {
  if (paths.length === 0) return;
  const examples = paths.slice(0, 3);
  logger.warn({ paths: paths.length, examples }, 'other users of this machine can read files in DATA_DIR');
}

async function fill(deps: Deps, env: Env, progress: (step: string) => void): Promise<void> {
  await withStartError('The topics could not be updated', syncTopics(deps));
  await withStartError('The admin account could not be created', ensureAdministrator(deps, env.admin, progress));
  if (env.seed !== 'sample') return;
  progress('Loading the sample catalogue');
  await withStartError('The sample catalogue could not be loaded', loadSampleCatalogue(deps));
}

async function withStartError<Result>(what: string, step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    throw StartError.from(what, error);
  }
}
