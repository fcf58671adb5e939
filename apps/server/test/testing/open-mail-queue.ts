import type { JobDeps } from '@longreturn/core/deps';
import type { JobKind } from '@longreturn/core/jobs/define-job';
import { type Delivery, deliverMail } from '@longreturn/core/mail/deliver-mail';
import type { Mail, MailJob } from '@longreturn/core/mail/mail';
import { bulkMailJob, mailJob } from '@longreturn/core/mail/mail-job';
import type { Mailer, MailRefusal, OutgoingMail } from '@longreturn/core/ports';
import { defaultSiteContent } from '@longreturn/core/site/default-site-content';
import type { Database } from '@longreturn/db/database';
import { type JobQueue, type JobsOptions, openJobs } from '../../src/jobs/open-jobs.ts';
import { renderMail } from '../../src/mail/render-mail.ts';

/**
 * A mailer for tests. It can fail as if the mail server were down, reject emails permanently, or keep emails in
 * progress until a test releases them.
 */
export interface TestMailer extends Mailer {
  sent: OutgoingMail[];
  isDown: boolean;
  refusal: MailRefusal | undefined;
  /** The number of emails that the mailer began to send, including those that failed. */
  begun: number;
  /** Keeps the next emails in progress. Returns a function that releases them. */
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
        const reply = `451 <${mail.to}> is not served now, see https://mail.example/help`;
        throw Object.assign(new Error(reply), { code: 'EENVELOPE', responseCode: 451 });
      }
      if (mailer.refusal) return { is: 'refused', ...mailer.refusal };
      mailer.sent.push(mail);
      return { is: 'accepted' };
    },
  };
  return mailer;
}

export const LINK = 'https://example.org/forgot-password?token=secret';

/** Returns the recipient of a job's email, which depends only on the job's user. */
export const addressOf = (job: MailJob): string =>
  'userId' in job ? `${job.userId}@example.com` : 'nobody@example.com';

export const prepareForTest = async (job: MailJob): Promise<Mail | undefined> => ({
  to: addressOf(job),
  content: { kind: 'reset-password', name: 'Ada', link: LINK, minutes: 60 },
});

export const ignoreBounce = async (): Promise<void> => {};

export interface TestQueue extends Omit<JobQueue, 'work'> {
  mailer: TestMailer;
  /** Email addresses that were recorded as bounced. */
  bounced: string[];
  logged: string;
  work(): Promise<void>;
}

/** Returns the job kinds that send emails, with the given delivery. */
export const mailKinds = (delivery: Omit<Delivery, 'renderMail' | 'siteContent'>): JobKind[] =>
  [mailJob, bulkMailJob].map((kind) => ({
    ...kind,
    handle: async (_deps: JobDeps, job: MailJob) => {
      await deliverMail({ ...delivery, renderMail, siteContent: defaultSiteContent }, job);
    },
    onFailure: async () => {},
  }));

/** Empty dependencies, because the handlers of `mailKinds` use none. */
export const NO_DEPS = {} as JobDeps;

/** Opens a queue that only sends emails. By default its worker is started. */
export async function openMailQueue(
  database: Database,
  {
    mailer = createTestMailer(),
    prepare = prepareForTest,
    recordBounce,
    works = true,
    concurrency = 2,
    ...options
  }: Partial<TestQueueOptions> = {},
): Promise<TestQueue> {
  const lines: string[] = [];
  const bounced: string[] = [];
  const note = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }));
  const queue = await openJobs({
    database,
    logger: { info: note, warn: note, error: note },
    kinds: mailKinds({
      mailer,
      prepare,
      recordBounce: recordBounce ?? (async (email: string) => void bounced.push(email)),
    }),
    concurrency: { mail: concurrency },
    ...options,
  });
  const work = () => queue.work(NO_DEPS);
  if (works) await work();
  return {
    ...queue,
    mailer,
    bounced,
    get logged() {
      return lines.join('\n');
    },
    work,
  };
}

interface TestQueueOptions extends Delivery, Omit<JobsOptions, 'database' | 'logger' | 'concurrency'> {
  mailer: TestMailer;
  works: boolean;
  concurrency: number;
}
