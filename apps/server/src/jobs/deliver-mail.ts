import { type Mail, type MailJob, mailJobSchema } from '@longreturn/contract/mail';
import type { Mailer } from '@longreturn/core/ports';
import { MailFailure } from './mail-failure.ts';

export interface Delivery {
  mailer: Mailer;
  /** What the mail of a job says and to whom; undefined when nobody needs it any more. */
  prepare(job: MailJob): Promise<Mail | undefined>;
  /** Records that an address takes no mail. */
  recordBounce(email: string): Promise<void>;
}

/**
 * Makes and sends the mail of a job as it lay in the queue. Throws MailFailure, a final one when the mail server refused the
 * mail for good; an address that was refused is recorded first.
 */
export async function deliverMail({ mailer, prepare, recordBounce }: Delivery, data: unknown): Promise<void> {
  const { success, data: job } = mailJobSchema.safeParse(data);
  if (!success) throw new MailFailure('The job is malformed', { isFinal: true });
  const mail = await orFailure('The mail could not be prepared', prepare(job));
  if (!mail) return;
  const { renderMail } = await import('@longreturn/emails/render-mail'); // some 150 ms that no start should wait for
  const rendered = await orFailure('The mail could not be rendered', renderMail(mail.content));
  const sending = mailer.send({ to: mail.to, headers: headersOf(mail), ...rendered });
  const outcome = await orFailure('The mail could not be sent', sending);
  if (outcome.is === 'accepted') return;
  if (outcome.because === 'address') await orFailure('The bounce could not be recorded', recordBounce(mail.to));
  throw MailFailure.refused(outcome);
}

function headersOf({ replyTo, unsubscribeLink }: Mail): Record<string, string> {
  return {
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
    ...(unsubscribeLink !== undefined && {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // one POST without a question (RFC 8058)
    }),
  };
}

async function orFailure<Result>(what: string, step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    throw MailFailure.from(what, error);
  }
}
