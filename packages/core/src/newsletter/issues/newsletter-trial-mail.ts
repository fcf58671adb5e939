import type { Db } from '@longreturn/db/database';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { canManageUsers } from '../../admin/can-manage-users.ts';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { findIssue, type IssueContent, issueContent } from './issue-content.ts';

/** Brings an issue to the admin who tests it, sent or not. Dropped when the issue is gone or they are no admin any more. */
export const newsletterTrialMail = defineMail({
  kind: 'newsletter-trial',
  ids: { userId: z.uuid(), issueId: z.uuid() },
  async prepare({ db, origin }: Deps, { userId, issueId }): Promise<PreparedMail<IssueContent> | undefined> {
    const issue = await findIssue(db, issueId);
    if (!issue) return undefined;
    const to = await findAdminEmail(db, userId);
    return to === undefined ? undefined : { to, content: issueContent(origin, issue) };
  },
});

async function findAdminEmail(db: Db, id: string): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email, role: users.role }).from(users).where(eq(users.id, id));
  return user && canManageUsers({ is: 'user', id, role: user.role }) ? user.email : undefined;
}
