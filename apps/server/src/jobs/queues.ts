import type { JobKind } from '@longreturn/core/jobs/define-job';
import type { PgBoss, SendOptions } from 'pg-boss';

const DAY = 24 * 60 * 60;

/** Seconds without a sign of life after which the process that holds a job counts as dead. */
const HEARTBEAT_SECONDS = 20;

/** Seconds between the signs of life: four may fail, as while a database restarts, before another process takes the job. */
export const HEARTBEAT_REFRESH_SECONDS = 4;

/** How a job of the kind is stored. Each job keeps its settings, so a new version of the site changes them for new jobs. */
export function sendOptions({ retries, timeLimitSec, priority, failedQueue }: JobKind): SendOptions {
  return {
    priority,
    retryLimit: retries,
    retryDelay: 10, // pg-boss adds up to as much again at random
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    expireInSeconds: timeLimitSec,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: DAY,
    ...(failedQueue !== undefined && { deadLetter: failedQueue }),
  };
}

/** The kinds that have a queue of their own; the others are variants of one of them. */
export function queueOwners(kinds: readonly JobKind[]): JobKind[] {
  return kinds.filter(({ name, queue }) => name === queue);
}

/** Creates the queues that don't exist yet; instances that start together do not disturb each other. */
export async function ensureQueues(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { queue, failedQueue } of queueOwners(kinds)) {
    const failed = failedQueue === undefined ? {} : { deadLetter: failedQueue };
    if (failedQueue !== undefined && !known.has(failedQueue))
      await boss.createQueue(failedQueue, { retentionSeconds: 30 * DAY });
    if (!known.has(queue)) await boss.createQueue(queue, { notify: true, ...failed });
    // pg-boss reads a queue's row when it first sends to it, outside our transaction: the embedded engine has one connection.
    await boss.insert(queue, []);
  }
}
