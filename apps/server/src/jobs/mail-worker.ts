import type { Logger } from '@longreturn/core/ports';
import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { MailFailure } from './mail-failure.ts';
import { AWAITED_PRIORITY, HEARTBEAT_REFRESH_SECONDS, MAIL_QUEUE, RETRIES } from './queues.ts';

interface WorkerOptions {
  boss: PgBoss;
  logger: Logger;
  /** How many mails are under way at a time. */
  concurrency: number;
  pollSeconds: number;
}

/**
 * Starts taking mails out of the queue, one by one in as many workers as `concurrency` says. One of several takes no bulk
 * mail: a slow server's newsletters do not hold up a password's link.
 */
export async function startMailWorkers(options: WorkerOptions, delivery: Delivery): Promise<void> {
  for (let count = 1; count <= options.concurrency; count += 1) {
    const isReserved = count > 1 && count === options.concurrency;
    await startWorker(options, delivery, isReserved ? { minPriority: AWAITED_PRIORITY } : {});
  }
}

async function startWorker(
  { boss, logger, pollSeconds }: WorkerOptions,
  delivery: Delivery,
  limits: Pick<WorkOptions, 'minPriority'>,
): Promise<void> {
  const worker: { id?: string } = {};
  worker.id = await boss.work(
    MAIL_QUEUE,
    {
      batchSize: 1,
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      ...limits,
    },
    async ([job]) => {
      if (!job) return [];
      if (worker.id) boss.notifyWorker(worker.id); // there may be more: look again without a pause
      return [await settle(job, delivery, logger)];
    },
  );
}

async function settle({ id, data, retryCount }: Job<unknown>, delivery: Delivery, logger: Logger): Promise<JobResult> {
  try {
    await deliverMail(delivery, data);
    return { id, status: 'completed' };
  } catch (error) {
    const { message: reason, isFinal } =
      error instanceof MailFailure ? error : MailFailure.from('The mail failed', error);
    const isLast = isFinal || retryCount >= RETRIES;
    const details = { job: id, reason, tries: retryCount + 1 };
    if (isLast) logger.error(details, 'A mail was given up');
    else logger.warn(details, 'A mail was not sent and will be tried again');
    return { id, status: isFinal ? 'deadletter' : 'failed', output: { reason } };
  }
}
