import type { Deps } from '../deps.ts';
import type { MailJob } from '../mail/mail.ts';
import { prepareMail } from '../mail/mail-kinds.ts';

/** Returns the token in the link of a queued email. Throws if the email contains no link. */
export async function mailedToken(deps: Deps, job: MailJob): Promise<string> {
  const mail = await prepareMail(deps, job);
  if (!mail || !('link' in mail.content)) throw new Error(`The email '${job.kind}' contains no link`);
  const { searchParams } = new URL(mail.content.link);
  return searchParams.get('token') ?? searchParams.get('confirm') ?? '';
}

type NewsletterJob = Extract<MailJob, { subscriberId: string }>;

/** Returns the token in the link of a queued newsletter email. Throws if no email would be sent. */
export async function newsletterToken(deps: Deps, job: NewsletterJob): Promise<string> {
  const mail = await prepareMail(deps, job);
  const [, token] = /\?(?:confirm|manage)=([\w-]+)/.exec(JSON.stringify(mail?.content ?? '')) ?? [];
  if (token === undefined) throw new Error(`The email '${job.kind}' would not be sent`);
  return token;
}
