import type { JobDeps } from '../deps.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { getSite } from '../site/get-site.ts';
import type { Mail, MailJob } from './mail.ts';

/** Matches the status code of a mail server's response. */
const STATUS = /^[245]\d\d$/;

/** The dependencies of email delivery. */
export interface Delivery extends Pick<JobDeps, 'mailer' | 'renderMail' | 'siteContent'> {
  /** Returns the recipient and content, or undefined if the email is no longer needed. */
  prepare(job: MailJob): Promise<Mail | undefined>;
  /** Records that an email address bounced. */
  recordBounce(email: string): Promise<void>;
}

/**
 * Prepares, renders and sends an email. Throws JobFailure, which is final if the mail server permanently rejected the
 * email. If it rejected the email address, the bounce is recorded first.
 */
export async function deliverMail(
  { mailer, renderMail, siteContent, prepare, recordBounce }: Delivery,
  job: MailJob,
): Promise<void> {
  const mail = await runStep('The mail could not be prepared', prepare(job));
  if (!mail) return;
  const { brand } = await runStep('The mail could not be prepared', getSite({ siteContent }));
  const rendered = await runStep('The mail could not be rendered', renderMail(mail.content, brand.name));
  const sending = mailer.send({ to: mail.to, headers: headersOf(mail), ...rendered });
  const outcome = await runStep('The mail could not be sent', sending);
  if (outcome.is === 'accepted') return;
  const { because, responseCode } = outcome;
  if (because === 'address') await runStep('The bounce could not be recorded', recordBounce(mail.to));
  throw new JobFailure(`The mail server refused the ${because} for good (${responseCode})`, { isFinal: true });
}

function headersOf({ replyTo, unsubscribeLink }: Mail): Record<string, string> {
  return {
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
    ...(unsubscribeLink !== undefined && {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // one POST without a confirmation page (RFC 8058)
    }),
  };
}

async function runStep<Result>(step: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { responseCode } = (error ?? {}) as { responseCode?: unknown }; // set by nodemailer
    if (!STATUS.test(String(responseCode))) throw JobFailure.from(step, error);
    throw new JobFailure(`${step}: the mail server answered ${responseCode}`);
  }
}
