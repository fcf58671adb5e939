import type { Mail, MailJob } from '@longreturn/contract/mail';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The mail to the desk or to the sender about a message of the inbox; undefined when there is no such message any more. */
export async function prepareContactMail(
  _deps: Pick<Deps, 'db' | 'origin'>,
  _job: Extract<MailJob, { messageId: string }>,
): Promise<Mail | undefined> {
  throw new AppError('service.internal');
}
