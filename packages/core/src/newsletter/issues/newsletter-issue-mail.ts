import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { manageLinks } from '../manage-links.ts';
import { findRecipient } from './find-recipients.ts';
import { findIssue, type IssueContent, issueContent } from './issue-content.ts';

/**
 * Sends an issue to a subscriber. Dropped if the issue was deleted or the subscriber no longer receives its edition
 * (decision 13).
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
    const recipient = await findRecipient(deps, issue.edition, subscriberId);
    if (!recipient) return undefined;
    const { manageLink, unsubscribeLink } = await manageLinks(deps, subscriberId);
    return { to: recipient.email, content: { ...issueContent(deps.origin, issue), manageLink }, unsubscribeLink };
  },
});
