import type { Mail, MailJob } from '@longreturn/contract/mail';
import type { Mailer, MailRefusal, OutgoingMail } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import type { Delivery } from '../../src/jobs/deliver-mail.ts';
import { type JobQueue, type JobsOptions, openJobs } from '../../src/jobs/open-jobs.ts';

/** A mailer whose server can be down, refuse for good, or be so slow that a mail stays in hand until it is let go. */
export interface TestMailer extends Mailer {
  sent: OutgoingMail[];
  isDown: boolean;
  refusal: MailRefusal | undefined;
  /** Mails that were begun, whether they arrived or not. */
  begun: number;
  /** Makes the next mails wait; the function returned lets them go. */
  hold(): () => void;
}

export function createTestMailer(): TestMailer {
  let gate = Promise.resolve();
  const mailer: TestMailer = {
    sent: [],
    isDown: false,
    refusal: undefined,
    begun: 0,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async send(mail) {
      mailer.begun += 1;
      await gate;
      if (mailer.isDown) {
        const answer = `451 <${mail.to}> is not served now, see https://mail.example/help`;
        throw Object.assign(new Error(answer), { code: 'EENVELOPE', responseCode: 451 });
      }
      if (mailer.refusal) return { is: 'refused', ...mailer.refusal };
      mailer.sent.push(mail);
      return { is: 'accepted' };
    },
  };
  return mailer;
}

export const LINK = 'https://example.org/forgot-password?token=secret';

/** To whom the mail of a job goes, told by its user alone. */
export const addressOf = (job: MailJob): string =>
  'userId' in job ? `${job.userId}@example.com` : 'nobody@example.com';

export const prepareForTest = async (job: MailJob): Promise<Mail | undefined> => ({
  to: addressOf(job),
  content: { kind: 'reset-password', name: 'Ada', link: LINK, minutes: 60 },
});

export const ignoreBounce = async (): Promise<void> => {};

export interface TestQueue extends JobQueue {
  mailer: TestMailer;
  /** Addresses that were recorded as taking no mail. */
  bounced: string[];
  logged: string;
}

/** A queue on the database, its worker running unless told otherwise. */
export async function openMailQueue(
  database: Database,
  {
    mailer = createTestMailer(),
    prepare = prepareForTest,
    recordBounce,
    works = true,
    ...options
  }: Partial<TestQueueOptions> = {},
): Promise<TestQueue> {
  const lines: string[] = [];
  const bounced: string[] = [];
  const note = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }));
  const queue = await openJobs({
    database,
    logger: { info: note, warn: note, error: note },
    concurrency: 2,
    ...options,
  });
  const delivery = {
    mailer,
    prepare,
    recordBounce: recordBounce ?? (async (email: string) => void bounced.push(email)),
  };
  if (works) await queue.work(delivery);
  return {
    ...queue,
    mailer,
    bounced,
    get logged() {
      return lines.join('\n');
    },
  };
}

interface TestQueueOptions extends Delivery, Omit<JobsOptions, 'database' | 'logger'> {
  mailer: TestMailer;
  works: boolean;
}
