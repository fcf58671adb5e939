import type { Deps } from '../deps.ts';
import type { MailJob } from '../mail/mail.ts';
import { prepareMail } from '../mail/prepare-mail.ts';

type NewsletterJob = Extract<MailJob, { subscriberId: string }>;

/** Returns the token in the link of a queued newsletter email. Throws if no email would be sent. */
export async function newsletterToken(deps: Deps, job: NewsletterJob): Promise<string> {
  const mail = await prepareMail(deps, job);
  const [, token] = /\?(?:confirm|manage)=([\w-]+)/.exec(JSON.stringify(mail?.content ?? '')) ?? [];
  if (token === undefined) throw new Error(`The mail '${job.kind}' is not sent`);
  return token;
}
