import type { Mail, MailJob } from '@longreturn/contract/mail';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The mail to a subscriber, with its signed links; undefined when their subscription no longer stands as the mail says. */
export async function prepareNewsletterMail(
  _deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  _job: Extract<MailJob, { subscriberId: string }>,
): Promise<Mail | undefined> {
  throw new AppError('service.internal');
}
