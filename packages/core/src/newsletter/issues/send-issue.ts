import type { IssueIdInput, SendIssueResponse } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import type { Deps } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { countRecipients } from './find-recipients.ts';
import { type IssueRow, lockIssue } from './present-issue.ts';

/** The dependencies of sending an issue. */
export type Sending = Writing & Pick<Deps, 'jobs'>;

/**
 * Sends an issue to all its recipients, and adds it to the archive. In the same transaction, queues the job that will
 * queue its emails. Returns the number of recipients. An issue can be sent only once. Throws session.required,
 * action.forbidden, issue.unknown, issue.sent.
 */
export async function sendIssue(deps: Sending, actor: Actor, { id }: IssueIdInput): Promise<SendIssueResponse> {
  requireAdmin(actor);
  return writeContent(deps, async (writing) => {
    const issue = await lockIssue(writing.db, id);
    return startSending({ ...writing, jobs: deps.jobs }, actor, issue);
  });
}

/** Starts to send a locked issue. Throws issue.sent if it was sent before. */
export async function startSending(deps: Sending, actor: Actor, issue: IssueRow): Promise<SendIssueResponse> {
  const { db, clock, jobs } = deps;
  const { id: issueId, title, sentAt } = issue;
  if (sentAt) throw new AppError('issue.sent');
  const recipients = await countRecipients(deps, issue);
  const now = clock.now();
  const sent = { sentAt: now, recipients, updatedAt: now };
  await db.update(newsletterIssues).set(sent).where(eq(newsletterIssues.id, issueId));
  await jobs.send(db, 'newsletter-queue', { issueId });
  const target = { type: 'issue', id: issueId, title } as const;
  const change = { recipients: { from: null, to: recipients } };
  await recordActivity(deps, { actor, action: 'issue.sent', target, change });
  return { recipients };
}
