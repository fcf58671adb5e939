import type { IssueIdInput, SendIssueResponse } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import type { Deps } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { findRecipientIds } from './find-recipients.ts';
import { lockIssue } from './present-issue.ts';

/**
 * Sends an issue to everyone who receives its edition, and adds it to the archive. Queues one email for each recipient
 * in the same transaction, and returns the number of recipients. An issue can be sent only once. Throws
 * session.required, action.forbidden, issue.unknown, issue.sent.
 */
export async function sendIssue(
  deps: Writing & Pick<Deps, 'jobs'>,
  actor: Actor,
  { id: issueId }: IssueIdInput,
): Promise<SendIssueResponse> {
  requireAdmin(actor);
  return writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const { edition, title, sentAt } = await lockIssue(db, issueId);
    if (sentAt) throw new AppError('issue.sent');
    let recipients = 0;
    for await (const found of findRecipientIds(writing, edition)) {
      const mails = found.map((subscriberId) => ({ kind: 'newsletter-issue', subscriberId, issueId }) as const);
      await deps.jobs.sendMany(db, 'bulk-mail', mails);
      recipients += found.length;
    }
    const now = clock.now();
    const sent = { sentAt: now, recipients, updatedAt: now };
    await db.update(newsletterIssues).set(sent).where(eq(newsletterIssues.id, issueId));
    const target = { type: 'issue', id: issueId, title } as const;
    const change = { recipients: { from: null, to: recipients } };
    await recordActivity(writing, { actor, action: 'issue.sent', target, change });
    return { recipients };
  });
}

/**
 * Queues a test email to the actor that shows an issue as subscribers would receive it. Throws session.required,
 * action.forbidden, issue.unknown.
 */
export async function sendTestEmail(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  { id: issueId }: IssueIdInput,
): Promise<void> {
  requireAdmin(actor);
  const { id: userId } = requireUser(actor);
  const [found] = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId));
  if (!found) throw new AppError('issue.unknown');
  await jobs.send(db, 'mail', { kind: 'newsletter-trial', userId, issueId });
}
