import type { Mail, MailJob } from '@longreturn/contract/mail';
import type { Mailer, OutgoingMail } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import type { Delivery } from '../../src/jobs/deliver-mail.ts';
import { type JobQueue, openJobs } from '../../src/jobs/open-jobs.ts';

/** A mailer whose server can be down, or so slow that a mail stays in hand until it is let go. */
export interface TestMailer extends Mailer {
  sent: OutgoingMail[];
  isDown: boolean;
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
        const answer = `550 <${mail.to}> is unknown, see https://mail.example/help`;
        throw Object.assign(new Error(answer), { code: 'EENVELOPE', responseCode: 550 });
      }
      mailer.sent.push(mail);
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

export interface TestQueue extends JobQueue {
  mailer: TestMailer;
  logged: string;
}

/** A queue on the database, its worker running unless told otherwise. */
export async function openMailQueue(
  database: Database,
  {
    mailer = createTestMailer(),
    prepare = prepareForTest,
    works = true,
    patienceMs = 5000,
    pollSeconds = 2,
  }: Partial<TestQueueOptions> = {},
): Promise<TestQueue> {
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }));
  const queue = await openJobs({ database, logger: { info: note, warn: note, error: note }, patienceMs, pollSeconds });
  if (works) await queue.work({ mailer, prepare });
  return {
    ...queue,
    mailer,
    get logged() {
      return lines.join('\n');
    },
  };
}

interface TestQueueOptions extends Delivery {
  mailer: TestMailer;
  works: boolean;
  patienceMs: number;
  pollSeconds: number;
}
