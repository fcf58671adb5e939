import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDeps } from '@longreturn/core/deps';
import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { Jobs, Logger } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { bossDatabase, ensureSchema, onConnection } from './boss-database.ts';
import { ensureFailedMailsIndex, failedMails } from './failed-mails.ts';
import { queueStates } from './queue-states.ts';
import { ensureQueues, ensureSchedules, queueOwners, sendJobs } from './queues.ts';
import { takeFailedMail } from './settle-failed-mails.ts';
import { startWorkers } from './start-workers.ts';

/** How long `stop` waits for jobs in progress. Jobs that don't finish in time are retried later. */
const TIMEOUT_MS = 5000;

const POLL_SECONDS = 2;

const UPKEEP_SECONDS = 10;

const CRON_SECONDS = 30;

/** The shortest time between two log entries about errors of the queue, which can recur with every poll. */
const LOG_EVERY_MS = 30_000;

export interface JobQueue {
  jobs: Jobs;
  /** Starts the workers. Until then jobs are only queued. */
  work(deps: JobDeps): Promise<void>;
  /** Finishes the jobs in progress and releases the database, which stays open. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  logger: Logger;
  /** All job kinds that this queue can store and run. */
  kinds: readonly JobKind[];
  /** The number of jobs that run at the same time, by queue name. Overrides the setting of the job kind. */
  concurrency?: Readonly<Record<string, number>>;
  timeoutMs?: number;
  /** Seconds between polls of the queue. Workers are notified of new jobs at once (NOTIFY); polls find retries. */
  pollSeconds?: number;
  /** Seconds between checks for jobs whose process died. */
  upkeepSeconds?: number;
  /** Seconds between checks for scheduled jobs that are due. */
  cronSeconds?: number;
}

/**
 * Opens the job queue in the database schema `pgboss`, which is created or migrated if needed. A job is a row that is
 * written in the same transaction as the change that causes the job.
 */
export async function openJobs(options: JobsOptions): Promise<JobQueue> {
  const { database, logger, kinds, concurrency = {} } = options;
  const { timeoutMs = TIMEOUT_MS, pollSeconds = POLL_SECONDS } = options;
  const boss = createBoss(options, { schedule: false });
  // Starts with the workers, so that jobs that became due while the site was down don't delay the first responses.
  const scheduler = createBoss(options, { schedule: true, supervise: false, migrate: false, useListenNotify: false });
  for (const each of [boss, scheduler]) logFailures(each, logger);
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
      async retryFailedMail(db, id) {
        const taken = await takeFailedMail(onConnection(db), id);
        if (taken) await sendJobs(boss, onConnection(db), kindOf(kinds, taken.job), [taken.data]);
        return taken?.kind;
      },
      dismissFailedMail: async (db, id) => (await takeFailedMail(onConnection(db), id))?.kind,
      queueStates: () => queueStates(database, kinds, new Date()),
    },
    async work(deps) {
      if (!isStopped) await startWorkers({ boss, logger, kinds, concurrency, pollSeconds }, deps);
      if (!isStopped && kinds.some(({ schedule }) => schedule !== undefined)) await scheduler.start();
    },
    async stop() {
      isStopped = true;
      const idle = Promise.all(queueOwners(kinds).map(({ queue }) => boss.offWork(queue)));
      await Promise.race([idle, sleep(timeoutMs, undefined, { ref: false })]);
      await Promise.all([boss, scheduler].map((each) => each.stop({ graceful: false })));
    },
  };
}

function createBoss(
  { database, upkeepSeconds = UPKEEP_SECONDS, cronSeconds = CRON_SECONDS }: JobsOptions,
  parts: Pick<ConstructorOptions, 'schedule' | 'supervise' | 'migrate' | 'useListenNotify'>,
): PgBoss {
  return new PgBoss({
    db: bossDatabase(database),
    backend: database.engine,
    useListenNotify: true,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronSeconds,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: upkeepSeconds,
    // Half the upkeep interval: pg-boss skips a check if another instance has checked within this time.
    monitorIntervalSeconds: Math.ceil(upkeepSeconds / 2),
    flowIntervalSeconds: 24 * 60 * 60, // no job of ours depends on another
    ...parts,
  });
}

function kindOf(kinds: readonly JobKind[], name: string): JobKind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`no kind of job is named '${name}'`);
  return kind;
}

function logFailures(boss: PgBoss, logger: Logger): void {
  let nextAt = 0;
  boss.on('error', ({ message }) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + LOG_EVERY_MS;
    logger.warn({ reason: message }, 'The job queue failed');
  });
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'The job queue reports a warning'));
}
