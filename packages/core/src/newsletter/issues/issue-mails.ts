import type { Edition } from '@longreturn/contract/newsletter';
import type { Db } from '@longreturn/db/database';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findUser } from '../../account/get-user.ts';
import { canManageUsers } from '../../admin/require-admin.ts';
import { htmlForMail } from '../../content/html/sanitize-body.ts';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { createManageLinks } from '../signed-link.ts';
import { findRecipient } from './find-recipients.ts';
import { type IssueRow, issueColumns } from './present-issue.ts';
import { recordDelivery, wasDelivered } from './record-delivery.ts';

/**
 * Sends an issue to a subscriber. The email is dropped if the issue was deleted, or if the subscriber no longer
 * receives it (decision 13) or already has it.
 */
export const newsletterIssueMail = defineMail({
  kind: 'newsletter-issue',
  ids: { subscriberId: z.uuid(), issueId: z.uuid() },
  async prepare(
    deps: Deps,
    { subscriberId, issueId },
  ): Promise<PreparedMail<IssueContent & { manageLink: string }> | undefined> {
    const issue = await findIssue(deps.db, issueId);
    if (!issue?.sentAt) return undefined;
    const recipient = await findRecipient(deps, issue, subscriberId);
    if (!recipient || (await wasDelivered(deps, { issueId, subscriberId }))) return undefined;
    const { manageLink, unsubscribeLink } = await createManageLinks(deps, subscriberId, issueId);
    return { to: recipient.email, content: { ...issueContent(deps.origin, issue), manageLink }, unsubscribeLink };
  },
  recordEnd: recordDelivery,
});

/**
 * Sends a test email of an issue, which may be a draft, to an admin. The email is dropped if the issue was deleted or
 * the user is no longer an admin. Only earlier versions of the site queued this email, under the name
 * 'newsletter-trial'. Now send-test-email.ts sends test emails at once.
 */
export const newsletterTrialMail = defineMail({
  kind: 'newsletter-trial',
  ids: { userId: z.uuid(), issueId: z.uuid() },
  async prepare(deps: Deps, { userId, issueId }): Promise<PreparedMail<IssueContent> | undefined> {
    const issue = await findIssue(deps.db, issueId);
    if (!issue) return undefined;
    const user = await findUser(deps, userId);
    if (!user || !canManageUsers({ is: 'user', id: user.id, role: user.role })) return undefined;
    return { to: user.email, content: issueContent(deps.origin, issue) };
  },
});

/** The data for the template of an issue's email. */
export interface IssueContent {
  edition: Edition;
  title: string;
  excerpt: string;
  /** The sanitised body, with absolute URLs. */
  html: string;
  /** The URL of the issue in the archive. */
  link: string;
}

/** Returns an issue, or undefined if it doesn't exist. */
export async function findIssue(db: Db, id: string): Promise<IssueRow | undefined> {
  const [row] = await db.select(issueColumns).from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row;
}

/** Returns the content of an issue's email. Links to the site start with `origin`. */
export function issueContent(
  origin: string,
  {
    edition,
    title,
    excerpt,
    slug,
    bodyRichtext,
  }: Pick<IssueRow, 'edition' | 'title' | 'excerpt' | 'slug' | 'bodyRichtext'>,
): IssueContent {
  const link = `${origin}/newsletter?issue=${slug}`;
  return { edition, title, excerpt, html: htmlForMail(bodyRichtext, link), link };
}
