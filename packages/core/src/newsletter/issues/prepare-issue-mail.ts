import type { Mail, MailJob } from '@longreturn/contract/mail';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { findUser } from '../../account/find-user.ts';
import { canManageUsers } from '../../admin/can-manage-users.ts';
import { htmlForMail } from '../../content/html/html-for-mail.ts';
import type { Deps } from '../../deps.ts';
import { manageLinks } from '../manage-links.ts';
import { findRecipient } from './find-recipients.ts';
import type { IssueRow } from './issue-row.ts';

type Preparing = Pick<Deps, 'db' | 'clock' | 'origin'>;
type IssueJob = Extract<MailJob, { issueId: string }>;

/** An issue's mail to one subscriber, or to who tries it; undefined when it is gone, or when they are not to get it any more. */
export async function prepareIssueMail(deps: Preparing, job: IssueJob): Promise<Mail | undefined> {
  const [issue] = await deps.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, job.issueId));
  if (!issue) return undefined;
  return job.kind === 'newsletter-trial'
    ? toWhoTries(deps, issue, job.userId)
    : toReader(deps, issue, job.subscriberId);
}

async function toReader(deps: Preparing, issue: IssueRow, subscriberId: string): Promise<Mail | undefined> {
  if (!issue.sentAt) return undefined;
  const recipient = await findRecipient(deps, issue.edition, subscriberId);
  if (!recipient) return undefined;
  const { manageLink, unsubscribeLink } = await manageLinks(deps, subscriberId);
  const content = { kind: 'newsletter-issue', ...contentOf(deps, issue), manageLink } as const;
  return { to: recipient.email, content, unsubscribeLink };
}

async function toWhoTries(deps: Preparing, issue: IssueRow, userId: string): Promise<Mail | undefined> {
  const user = await findUser(deps, userId);
  if (!user || !canManageUsers({ is: 'user', id: user.id, role: user.role })) return undefined;
  return { to: user.email, content: { kind: 'newsletter-trial', ...contentOf(deps, issue) } };
}

function contentOf({ origin }: Preparing, { edition, title, excerpt, slug, bodyRichtext }: IssueRow) {
  const link = `${origin}/newsletter?issue=${slug}`;
  return { edition, title, excerpt, html: htmlForMail(bodyRichtext, link), link };
}
