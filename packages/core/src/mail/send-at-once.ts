import type { MailTest } from '@longreturn/contract/settings';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import type { Mailer } from '../ports.ts';
import { within } from '../within.ts';
import { sendMail } from './deliver-mail.ts';
import type { Mail } from './mail.ts';

/** How long to wait for a test email to be sent, in milliseconds. This is less than the time limit of the request. */
const PATIENCE_MS = 7000;

/** Sends an email without the job queue and without retries, and returns whether the mail server accepted it. */
export async function sendAtOnce(
  { renderMail, siteContent }: Pick<Deps, 'renderMail' | 'siteContent'>,
  mailer: Mailer,
  mail: Mail,
): Promise<MailTest> {
  const { to } = mail;
  try {
    await within(PATIENCE_MS, sendMail({ mailer, renderMail, siteContent, recordBounce: async () => {} }, mail));
    return { to, accepted: true, reason: null };
  } catch (error) {
    return { to, accepted: false, reason: reasonOf(error) };
  }
}

/** Returns the reason why the email wasn't sent. Throws any error that isn't about sending. */
function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (error instanceof AppError && error.code === 'service.unavailable')
    return `The mail server did not answer within ${PATIENCE_MS / 1000} seconds`;
  throw error;
}
