import type { Logger } from '@longreturn/core/ports';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { MailFailure } from './mail-failure.ts';
import { MAIL_QUEUE, RETRIES } from './queues.ts';

/** Mails that are under way at a time, so that one that hangs does not hold up the others. */
const AT_ONCE = 2;

interface WorkerOptions {
  boss: PgBoss;
  logger: Logger;
  pollSeconds: number;
}

/** Starts taking mails out of the queue, one by one. */
export async function startMailWorker({ boss, logger, pollSeconds }: WorkerOptions, delivery: Delivery): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) {
    const worker: { id?: string } = {};
    worker.id = await boss.work(
      MAIL_QUEUE,
      {
        batchSize: 1,
        perJobResults: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async ([job]) => {
        if (!job) return [];
        if (worker.id) boss.notifyWorker(worker.id); // there may be more: look again without a pause
        return [await settle(job, delivery, logger)];
      },
    );
  }
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
