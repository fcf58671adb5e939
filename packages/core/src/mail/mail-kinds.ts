import { z } from 'zod';
import {
  accountFrozenMail,
  confirmEmailMail,
  passwordChangedMail,
  resetPasswordMail,
  signInMethodAddedMail,
} from '../account/account-mails.ts';
import { questionAnsweredMail } from '../ama/question-mails.ts';
import { contactNoticeMail, contactReceivedMail, contactReplyMail } from '../contact/contact-mails.ts';
import type { Deps } from '../deps.ts';
import { privateFeedMail } from '../listening/feed-mails.ts';
import { giftBoughtMail, membershipMail, reconciliationMail } from '../membership/membership-mails.ts';
import { newsletterIssueMail, newsletterTrialMail } from '../newsletter/issues/issue-mails.ts';
import { newsletterConfirmMail, newsletterGoodbyeMail, newsletterWelcomeMail } from '../newsletter/subscriber-mails.ts';
import type { MailEnd, MailKind } from './define-mail.ts';
import type { Mail, MailJob } from './mail.ts';
import { mailTestMail } from './send-test-mail.ts';

/** All kinds of emails. Each kind needs a template in packages/emails. */
export const MAIL_KINDS = [
  confirmEmailMail,
  resetPasswordMail,
  accountFrozenMail,
  passwordChangedMail,
  signInMethodAddedMail,
  contactReceivedMail,
  contactNoticeMail,
  contactReplyMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  newsletterGoodbyeMail,
  newsletterIssueMail,
  newsletterTrialMail,
  mailTestMail,
  membershipMail,
  giftBoughtMail,
  reconciliationMail,
  privateFeedMail,
  questionAnsweredMail,
] as const;

/** The schema of the data that the queue stores for an email of any kind. */
export const mailJobSchema = z.union(MAIL_KINDS.map(({ schema }) => schema));

const KINDS: readonly MailKind<string, MailJob, object>[] = MAIL_KINDS;

/** Records how an email job ended, if its mail kind keeps a record. */
export async function recordMailEnd(deps: Deps, job: MailJob, end: MailEnd): Promise<void> {
  await KINDS.find(({ kind }) => kind === job.kind)?.recordEnd?.(deps, job, end);
}

/**
 * Returns the recipient and the content of a queued email, and creates the links in the content. Returns undefined if
 * the email is no longer needed.
 */
export async function prepareMail(deps: Deps, job: MailJob): Promise<Mail | undefined> {
  const found = KINDS.find(({ kind }) => kind === job.kind);
  const prepared = await found?.prepare(deps, job);
  if (!prepared) return undefined;
  const content = { kind: job.kind, ...prepared.content } as Mail['content']; // the content matches this kind
  return { ...prepared, content };
}
