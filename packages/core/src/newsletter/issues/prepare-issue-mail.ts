import type { Mail, MailJob } from '@longreturn/contract/mail';
import type { Db } from '@longreturn/db/database';
import { newsletterIssues, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
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
  const recipient = await findRecipient(deps.db, issue.edition, subscriberId);
  if (!recipient) return undefined;
  const { manageLink, unsubscribeLink } = await manageLinks(deps, subscriberId);
  const content = { kind: 'newsletter-issue', ...contentOf(deps, issue), manageLink } as const;
  return { to: recipient.email, content, unsubscribeLink };
}

async function toWhoTries(deps: Preparing, issue: IssueRow, userId: string): Promise<Mail | undefined> {
  const to = await findAdministrator(deps.db, userId);
  return to === undefined ? undefined : { to, content: { kind: 'newsletter-trial', ...contentOf(deps, issue) } };
}

async function findAdministrator(db: Db, id: string): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email, role: users.role }).from(users).where(eq(users.id, id));
  return user && canManageUsers({ is: 'user', id, role: user.role }) ? user.email : undefined;
}

function contentOf({ origin }: Preparing, { edition, title, excerpt, slug, bodyRichtext }: IssueRow) {
  const link = `${origin}/newsletter?issue=${slug}`;
  return { edition, title, excerpt, html: htmlForMail(bodyRichtext, link), link };
}
