import type { Mail, MailJob } from '@longreturn/contract/mail';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** What the mail of a job says and to whom, its links minted now and only their hashes kept; undefined when nobody needs it any more. */
export async function prepareMail(_deps: Deps, _job: MailJob): Promise<Mail | undefined> {
  throw new AppError('service.internal');
}
