import { LIMITS } from '@longreturn/contract/limits';
import type { Mail, MailContent, MailJob } from '@longreturn/contract/mail';
import { lockUser, type UserRow } from '../account/lock-user.ts';
import { mintToken } from '../account/mint-token.ts';
import { prepareContactMail } from '../contact/prepare-contact-mail.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { prepareIssueMail } from '../newsletter/issues/prepare-issue-mail.ts';
import { prepareNewsletterMail } from '../newsletter/prepare-newsletter-mail.ts';

type AccountJob = Exclude<Extract<MailJob, { userId: string }>, { issueId: string }>;

/** What the mail of a job says and to whom, its links minted now and only their hashes kept; undefined when nobody needs it any more. */
export async function prepareMail(deps: Deps, job: MailJob): Promise<Mail | undefined> {
  if ('messageId' in job) return prepareContactMail(deps, job);
  if ('issueId' in job) return prepareIssueMail(deps, job);
  if ('subscriberId' in job) return prepareNewsletterMail(deps, job);
  return inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, job.userId);
    const content = user && (await contentOf(deps, job, user));
    return content && { to: user.email, content };
  });
}

async function contentOf(deps: Deps, job: AccountJob, user: UserRow): Promise<MailContent | undefined> {
  const { id: userId, name } = user;
  const resetLink = `${deps.origin}/forgot-password`;
  switch (job.kind) {
    case 'confirm-address': {
      if (user.emailConfirmedAt) return undefined;
      const token = await mintToken(deps, { purpose: 'confirm', userId });
      return { kind: job.kind, name, link: `${deps.origin}/login?confirm=${token}`, hours: LIMITS.confirmHours };
    }
    case 'reset-password': {
      const token = await mintToken(deps, { purpose: 'reset', userId });
      return { kind: job.kind, name, link: `${resetLink}?token=${token}`, minutes: LIMITS.resetMinutes };
    }
    case 'account-frozen': {
      if (!user.frozenAt) return undefined;
      const token = await mintToken(deps, { purpose: 'reset', userId });
      return { kind: job.kind, name, link: `${resetLink}?token=${token}`, minutes: LIMITS.resetMinutes };
    }
    case 'password-changed':
      return { kind: job.kind, name, resetLink };
    case 'sign-in-method-added':
      return { kind: job.kind, name, provider: job.provider, profileLink: `${deps.origin}/profile` };
  }
}
