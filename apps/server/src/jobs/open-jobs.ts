import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs, Logger } from '@longreturn/core/ports';
import { violates } from '@longreturn/db/connection-error';
import type { Database, Db } from '@longreturn/db/database';
import { sql } from 'drizzle-orm';
import { type Db as BossDatabase, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import { bossDatabase } from './boss-database.ts';
import type { Delivery } from './deliver-mail.ts';
import { ensureFailedMailsIndex, failedMails } from './failed-mails.ts';
import { insertBulkMail } from './insert-bulk-mail.ts';
import { startMailWorkers } from './mail-worker.ts';
import { ensureQueues, MAIL_OPTIONS, MAIL_QUEUE } from './queues.ts';

/** How long a stop waits for the mails in hand; what is not sent by then is tried again later. */
const PATIENCE_MS = 5000;

const POLL_SECONDS = 2;

const UPKEEP_SECONDS = 10;

/** Of failures that come with every look into the queue, one in so many milliseconds is logged. */
const LOG_EVERY_MS = 30_000;

export interface JobQueue {
  jobs: Jobs;
  /** Starts working the jobs off; until then they are only queued. */
  work(delivery: Delivery): Promise<void>;
  /** Finishes the mails in hand and lets go of the database, which is still open. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  logger: Logger;
  /** How many mails are under way at a time. */
  concurrency: number;
  patienceMs?: number;
  /** Seconds between looks into the queue; a new mail is told of at once (NOTIFY), this finds those that are tried again. */
  pollSeconds?: number;
  /** Seconds between looks for mails whose process died. */
  upkeepSeconds?: number;
}

/**
 * The queue of jobs, in the database's schema `pgboss`, which is made or migrated here when it has to be. A job is a row
 * that is written with its cause, in one transaction.
 */
export async function openJobs({
  database,
  logger,
  concurrency,
  patienceMs = PATIENCE_MS,
  pollSeconds = POLL_SECONDS,
  upkeepSeconds = UPKEEP_SECONDS,
}: JobsOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.engine,
    useListenNotify: true,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: Math.ceil(upkeepSeconds / 2), // instances share this one: shorter, or every other look is skipped
    flowIntervalSeconds: 24 * 60 * 60, // we have no jobs that wait for jobs
  });
  logFailures(boss, logger);
  await ensureSchema(database);
  await boss.start();
  await ensureQueues(boss);
  await ensureFailedMailsIndex(database);
  let isStopped = false;
  return {
    jobs: {
      sendMail: async (db, job) => void (await boss.send(MAIL_QUEUE, job, { ...MAIL_OPTIONS, db: onConnection(db) })),
      sendBulkMail: (db, jobs) => insertBulkMail(boss, onConnection(db), jobs),
      failedMails: () => failedMails(database),
    },
    async work(delivery) {
      if (!isStopped) await startMailWorkers({ boss, logger, concurrency, pollSeconds }, delivery);
    },
    async stop() {
      isStopped = true;
      await Promise.race([boss.offWork(MAIL_QUEUE), sleep(patienceMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Makes the schema that pg-boss keeps its tables in. pg-boss would too, but of two instances that start together on an
 * empty database one can fail: within its transaction it does not see the other's schema.
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
