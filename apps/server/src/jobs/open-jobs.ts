import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDeps } from '@longreturn/core/deps';
import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { Jobs, Logger } from '@longreturn/core/ports';
import { violates } from '@longreturn/db/connection-error';
import type { Database, Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';
import { type Db as BossDatabase, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import { bossDatabase } from './boss-database.ts';
import { ensureFailedMailsIndex, failedMails } from './failed-mails.ts';
import { ensureQueues, queueOwners } from './queues.ts';
import { ensureSchedules } from './schedules.ts';
import { sendJobs } from './send-jobs.ts';
import { startWorkers } from './start-workers.ts';

/** How long a stop waits for the jobs in progress; what isn't done by then is tried again later. */
const PATIENCE_MS = 5000;

const POLL_SECONDS = 2;

const UPKEEP_SECONDS = 10;

const CRON_SECONDS = 30;

/** Of failures that come with every look into the queue, one in so many milliseconds is logged. */
const LOG_EVERY_MS = 30_000;

export interface JobQueue {
  jobs: Jobs;
  /** Starts doing the jobs; until then they are only queued. */
  work(deps: JobDeps): Promise<void>;
  /** Finishes the jobs in progress and lets go of the database, which is still open. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  logger: Logger;
  /** Every kind that is queued or done here. */
  kinds: readonly JobKind[];
  /** How many jobs of a queue are in progress at a time, where it isn't as its kind says. */
  concurrency?: Readonly<Record<string, number>>;
  patienceMs?: number;
  /** Seconds between looks into the queue; a new job is announced at once (NOTIFY), this finds those that are tried again. */
  pollSeconds?: number;
  /** Seconds between looks for jobs whose process died. */
  upkeepSeconds?: number;
  /** Seconds between looks for scheduled jobs that are due. */
  cronSeconds?: number;
}

/**
 * Opens the queue of jobs, in the database's schema `pgboss`, which is created or migrated here if needed. A job is a row
 * that is written with its cause, in one transaction.
 */
export async function openJobs(options: JobsOptions): Promise<JobQueue> {
  const { database, logger, kinds, concurrency = {} } = options;
  const { patienceMs = PATIENCE_MS, pollSeconds = POLL_SECONDS } = options;
  const boss = createBoss(options);
  logFailures(boss, logger);
  await ensureSchema(database);
  await boss.start();
  await ensureQueues(boss, kinds);
  await ensureSchedules(boss, kinds);
  await ensureFailedMailsIndex(database);
  let isStopped = false;
  return {
    jobs: {
      send: (db, name, data) => sendJobs(boss, onConnection(db), kindOf(kinds, name), [data]),
      sendMany: (db, name, data) => sendJobs(boss, onConnection(db), kindOf(kinds, name), data),
      failedMails: () => failedMails(database),
    },
    async work(deps) {
      if (!isStopped) await startWorkers({ boss, logger, kinds, concurrency, pollSeconds }, deps);
    },
    async stop() {
      isStopped = true;
      const idle = Promise.all(queueOwners(kinds).map(({ queue }) => boss.offWork(queue)));
      await Promise.race([idle, sleep(patienceMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

function createBoss({
  database,
  kinds,
  upkeepSeconds = UPKEEP_SECONDS,
  cronSeconds = CRON_SECONDS,
}: JobsOptions): PgBoss {
  return new PgBoss({
    db: bossDatabase(database),
    backend: database.engine,
    useListenNotify: true,
    schedule: kinds.some(({ schedule }) => schedule !== undefined),
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronSeconds,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: Math.ceil(upkeepSeconds / 2), // instances share this one: shorter, or every other look is skipped
    flowIntervalSeconds: 24 * 60 * 60, // we have no jobs that wait for jobs
  });
}

function kindOf(kinds: readonly JobKind[], name: string): JobKind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`no kind of job is named '${name}'`);
  return kind;
}

/**
 * Creates the schema of pg-boss's tables. pg-boss would too, but of two instances that start together on an empty database
 * one can fail: within its transaction it does not see the other's schema.
 */
async function ensureSchema(database: Pick<Database, 'query'>): Promise<void> {
  try {
    await database.query('create schema if not exists pgboss');
  } catch (error) {
    if (!violates(error, 'pg_namespace_nspname_index')) throw error; // the other instance was first by a moment
  }
}

/** pg-boss's statements on a connection or transaction of ours. */
function onConnection(db: Db): BossDatabase {
  // On both engines rows come back in one of the shapes that it knows; our Db, which is either, does not say so.
  return fromDrizzle(db as DrizzleTransactionLike, sql);
}

function logFailures(boss: PgBoss, logger: Logger): void {
  let nextAt = 0;
  boss.on('error', ({ message }) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + LOG_EVERY_MS;
    logger.warn({ reason: message }, 'The job queue could not be worked on');
  });
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'The job queue warns'));
}
