import { z } from 'zod';
import { findUser } from '../../account/get-user.ts';
import { canManageUsers } from '../../admin/can-manage-users.ts';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { findIssue, type IssueContent, issueContent } from './issue-content.ts';

/**
 * Sends an issue, sent or not, to the admin who tests it. Dropped if the issue was deleted or the user is no longer an
 * admin.
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
