import type { JobDeps } from '../deps.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { getSite } from '../site/get-site.ts';
import type { Mail, MailJob } from './mail.ts';

/** Matches the status code of a mail server's response. */
const STATUS = /^[245]\d\d$/;

/** The dependencies of sending an email. */
interface Sending extends Pick<JobDeps, 'mailer' | 'renderMail' | 'siteContent'> {
  /** Records that an email address bounced. */
  recordBounce(email: string): Promise<void>;
}

/** The dependencies of email delivery. */
export interface Delivery extends Sending {
  /** Returns the recipient and content, or undefined if the email is no longer needed. */
  prepare(job: MailJob): Promise<Mail | undefined>;
}

/**
 * Prepares, renders and sends an email. Returns 'dropped' if it is no longer needed. Throws JobFailure, which is final
 * if the mail server permanently rejected the email. If the server rejected the email address, the bounce is recorded
 * first.
 */
export async function deliverMail(delivery: Delivery, job: MailJob): Promise<'accepted' | 'dropped'> {
  const mail = await runStep('The mail could not be prepared', delivery.prepare(job));
  if (!mail) return 'dropped';
  await sendMail(delivery, mail);
  return 'accepted';
}

/** Renders and sends an email. Throws JobFailure as `deliverMail` does. */
export async function sendMail({ mailer, renderMail, siteContent, recordBounce }: Sending, mail: Mail): Promise<void> {
  const { brand } = await runStep('The mail could not be prepared', getSite({ siteContent }));
  const rendered = await runStep('The mail could not be rendered', renderMail(mail.content, brand.name));
  const sending = mailer.send({ to: mail.to, headers: headersOf(mail), ...rendered });
  const outcome = await runStep('The mail could not be sent', sending);
  if (outcome.is === 'accepted') return;
  const { because, responseCode } = outcome;
  if (because === 'address') await runStep('The bounce could not be recorded', recordBounce(mail.to));
  throw new JobFailure(`The mail server permanently rejected the ${because} (${responseCode})`, { isFinal: true });
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
