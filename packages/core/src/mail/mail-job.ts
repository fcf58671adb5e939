import type { JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { recordMailEvents } from '../newsletter/record-mail-events.ts';
import type { MailEnd } from './define-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailJob } from './mail.ts';
import { mailJobSchema, prepareMail, recordMailEnd } from './mail-kinds.ts';
import { recordSentMail } from './record-sent-mail.ts';

/** The queue that keeps failed emails for admins to see. */
export const FAILED_MAIL_QUEUE = 'failed-mail';

/** Sends an email that a user is waiting for (decision 7). The variable MAIL_CONCURRENCY sets the concurrency. */
export const mailJob = defineJob({
  name: 'mail',
  schema: mailJobSchema,
  handle: deliver,
  onFailure: recordFailure,
  retries: 19, // half a day in total
  timeLimitSec: 5 * 60, // longer than a slow mail server needs, because a retry after a timeout sends the email again
  failedQueue: FAILED_MAIL_QUEUE,
});

/**
 * Sends an email that no user is waiting for. This is a separate kind, so that a password reset email doesn't wait for
 * thousands of newsletters.
 */
export const bulkMailJob = { ...mailJob, name: 'bulk-mail', priority: -1 } as const;

async function deliver(deps: JobDeps, job: MailJob): Promise<void> {
  const { mailer, renderMail, siteContent } = deps;
  const prepare = (job: MailJob) => prepareMail(deps, job);
  const recordBounce = (email: string) =>
    recordMailEvents(deps, { events: [{ type: 'bounce', email, permanent: true }] });
  const outcome = await deliverMail({ mailer, renderMail, siteContent, prepare, recordBounce }, job);
  if (outcome === 'accepted') await recordSentMail(deps, job, { outcome });
  await recordEnd(deps, job, outcome === 'accepted' ? 'sent' : 'skipped');
}

async function recordFailure(deps: JobDeps, job: MailJob, { message, isFinal }: JobFailure): Promise<void> {
  await recordSentMail(deps, job, { outcome: isFinal ? 'refused' : 'failed', reason: message });
  await recordEnd(deps, job, 'failed');
}

/**
 * Records how an email job ended. A failure to do so is only logged, because throwing it would cause a retry, which
 * would send the email again.
 */
async function recordEnd(deps: JobDeps, job: MailJob, end: MailEnd): Promise<void> {
  try {
    await recordMailEnd(deps, job, end);
  } catch (error) {
    const { message: reason } = JobFailure.from('The result of an email job could not be recorded', error);
    deps.logger.warn({ kind: job.kind, end }, reason);
  }
}
