import type { Deps } from '../deps.ts';
import type { MailJob } from '../mail/mail.ts';
import { prepareMail } from '../mail/prepare-mail.ts';

/** The secret in the link of the job's mail, as if it had been sent and opened. */
export async function mailedToken(deps: Deps, job: MailJob): Promise<string> {
  const mail = await prepareMail(deps, job);
  if (!mail || !('link' in mail.content)) throw new Error(`The mail '${job.kind}' holds no link`);
  const { searchParams } = new URL(mail.content.link);
  return searchParams.get('token') ?? searchParams.get('confirm') ?? '';
}
