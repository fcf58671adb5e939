import type { Mail, MailJob } from '@longreturn/contract/mail';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { withWholeAddresses } from '../../content/with-whole-addresses.ts';
import type { Deps } from '../../deps.ts';
import { manageLinks } from '../manage-links.ts';
import { findRecipients } from './find-recipients.ts';
import { isSent } from './issue-row.ts';

type IssueJob = Extract<MailJob, { kind: 'newsletter-issue' }>;

/** An issue's mail to one subscriber; undefined when it is gone, or when they are not to get its edition any more. */
export async function prepareIssueMail(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  { kind, subscriberId, issueId }: IssueJob,
): Promise<Mail | undefined> {
  const [issue] = await deps.db
    .select()
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, issueId), isSent()));
  if (!issue) return undefined;
  const { edition, title, excerpt, slug, bodyRichtext } = issue;
  const [recipient] = await findRecipients(deps.db, edition, subscriberId);
  if (!recipient) return undefined;
  const { manageLink, unsubscribeLink } = await manageLinks(deps, subscriberId);
  const html = withWholeAddresses(bodyRichtext, deps.origin);
  const link = `${deps.origin}/newsletter?issue=${slug}`;
  return { to: recipient.email, content: { kind, edition, title, excerpt, html, link, manageLink }, unsubscribeLink };
}
