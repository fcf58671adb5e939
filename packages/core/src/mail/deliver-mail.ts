import type { JobDeps } from '../deps.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { getSite } from '../site/get-site.ts';
import type { Mail, MailJob } from './mail.ts';

/** A status code of a mail server. */
const STATUS = /^[245]\d\d$/;

/** What delivering an email takes. */
export interface Delivery extends Pick<JobDeps, 'mailer' | 'renderMail' | 'siteContent'> {
  /** Returns the recipient and content, or undefined when nobody needs the email any more. */
  prepare(job: MailJob): Promise<Mail | undefined>;
  /** Records that an email address takes no mail. */
  recordBounce(email: string): Promise<void>;
}

/**
 * Prepares, renders and sends an email. Throws JobFailure; a final one when the mail server refused the email for good. An
 * email address that was refused is recorded first.
 */
export async function deliverMail(
  { mailer, renderMail, siteContent, prepare, recordBounce }: Delivery,
  job: MailJob,
): Promise<void> {
  const mail = await orFailure('The mail could not be prepared', prepare(job));
  if (!mail) return;
  const { brand } = await orFailure('The mail could not be prepared', getSite({ siteContent }));
  const rendered = await orFailure('The mail could not be rendered', renderMail(mail.content, brand.name));
  const sending = mailer.send({ to: mail.to, headers: headersOf(mail), ...rendered });
  const outcome = await orFailure('The mail could not be sent', sending);
  if (outcome.is === 'accepted') return;
  const { because, responseCode } = outcome;
  if (because === 'address') await orFailure('The bounce could not be recorded', recordBounce(mail.to));
  throw new JobFailure(`The mail server refused the ${because} for good (${responseCode})`, { isFinal: true });
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

async function orFailure<Result>(step: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { responseCode } = (error ?? {}) as { responseCode?: unknown }; // nodemailer's field
    if (!STATUS.test(String(responseCode))) throw JobFailure.from(step, error);
    throw new JobFailure(`${step}: the mail server answered ${responseCode}`);
  }
}
