import type { Deps } from '../deps.ts';
import type { MailJob } from '../mail/mail.ts';
import { prepareMail } from '../mail/prepare-mail.ts';

type NewsletterJob = Extract<MailJob, { subscriberId: string }>;

/** The token in the link of a newsletter's mail, as if it had been sent and opened. Throws when there is nothing to send. */
export async function newsletterToken(deps: Deps, job: NewsletterJob): Promise<string> {
  const mail = await prepareMail(deps, job);
  const [, token] = /\?(?:confirm|manage)=([\w-]+)/.exec(JSON.stringify(mail?.content ?? '')) ?? [];
  if (token === undefined) throw new Error(`The mail '${job.kind}' is not sent`);
  return token;
}
