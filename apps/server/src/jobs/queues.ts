import { isDeepStrictEqual } from 'node:util';
import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { Db as BossDatabase, PgBoss, ScheduleOptions, SendOptions } from 'pg-boss';

const DAY = 24 * 60 * 60;

/** Seconds without a heartbeat after which the process that runs a job is considered dead. */
const HEARTBEAT_SECONDS = 20;

/**
 * Seconds between heartbeats. Up to four in a row can fail, for example while the database restarts, before another
 * process takes over the job.
 */
export const HEARTBEAT_REFRESH_SECONDS = 4;

/**
 * Returns the pg-boss options for jobs of this kind. The options are stored with each job, so changing them affects
 * only new jobs.
 */
function sendOptions({ retries, timeLimitSec, priority, failedQueue }: JobKind): SendOptions {
  return {
    priority,
    retryLimit: retries,
    retryDelay: 10, // pg-boss adds a random delay of up to the same length
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    expireInSeconds: timeLimitSec,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: DAY,
    ...(failedQueue !== undefined && { deadLetter: failedQueue }),
  };
}

/** Returns the job kinds that have a queue named after them. Every other kind uses the queue of one of these kinds. */
export function queueOwners(kinds: readonly JobKind[]): JobKind[] {
  return kinds.filter(({ name, queue }) => name === queue);
}

/** Creates missing queues. Several instances may do so at the same time. */
export async function ensureQueues(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { queue, failedQueue } of queueOwners(kinds)) {
    const failed = failedQueue === undefined ? {} : { deadLetter: failedQueue };
    if (failedQueue !== undefined && !known.has(failedQueue))
      await boss.createQueue(failedQueue, { retentionSeconds: 30 * DAY });
    if (known.has(queue)) continue;
    await boss.createQueue(queue, { notify: true, ...failed });
    // pg-boss reads the rows of existing queues when it starts. It reads the row of a new queue at the first insert,
    // but outside our transaction. The embedded engine has only one connection, so this read would wait for the end of
    // the transaction, which waits for the read. This empty insert makes pg-boss read the row now.
    await boss.insert(queue, []);
  }
}

const BATCH_SIZE = 1000;

/** Queues jobs of one kind, at most a thousand per statement. */
export async function sendJobs(boss: PgBoss, db: BossDatabase, kind: JobKind, jobs: readonly object[]): Promise<void> {
  const options = sendOptions(kind);
  for (let at = 0; at < jobs.length; at += BATCH_SIZE) {
    const some = jobs.slice(at, at + BATCH_SIZE).map((data) => ({ ...options, data }));
    await boss.insert(kind.queue, some, { db });
  }
}

/**
 * Stores the schedules of recurring jobs that are new or have changed, and deletes the schedules of job kinds that no
 * longer recur. Each run is queued once, however many instances there are. If runs were missed while the site was down,
 * one run is queued when the workers start.
 */
export async function ensureSchedules(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const stored = await boss.getSchedules();
  const wanted = kinds.flatMap(schedulesOf);
  for (const schedule of wanted) {
    const isStored = stored.some(({ name, cron, data, options }) =>
      isDeepStrictEqual({ name, cron, data, options }, schedule),
    );
    if (!isStored) await boss.schedule(schedule.name, schedule.cron, schedule.data, schedule.options);
  }
  const names = new Set(wanted.map(({ name }) => name));
  for (const { name, key } of stored) if (!names.has(name)) await boss.unschedule(name, key);
}

/** Returns the schedule of a job kind as pg-boss stores it, or an empty array if the kind has none. */
function schedulesOf(kind: JobKind) {
  if (!kind.schedule) return [];
  const { cron, data } = kind.schedule;
  const options: ScheduleOptions = { ...sendOptions(kind), tz: 'UTC', missed: 'once' };
  return [{ name: kind.queue, cron, data: data as object, options }]; // a job's data is an object
}
