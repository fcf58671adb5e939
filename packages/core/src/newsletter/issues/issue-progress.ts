import type { IssueIdInput, IssueProgress, SendIssueResponse } from '@longreturn/contract/newsletter-issue';
import { issueDeliveries, newsletterIssues } from '@longreturn/db/schema';
import { and, count, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Deps, inTransaction } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { lockIssue } from './present-issue.ts';

/**
 * Returns how many recipients of an issue were sent their email, and how many unsubscribed with a link of it. All are 0
 * for a draft. Throws session.required, action.forbidden, issue.unknown.
 */
export async function getIssueProgress(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: IssueIdInput,
): Promise<IssueProgress> {
  requireAdmin(actor);
  const [issue] = await db
    .select({ recipients: newsletterIssues.recipients })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id));
  if (!issue) throw new AppError('issue.unknown');
  const rows = await db
    .select({ state: issueDeliveries.state, count: count(), unsubscribed: count(issueDeliveries.unsubscribedAt) })
    .from(issueDeliveries)
    .where(eq(issueDeliveries.issueId, id))
    .groupBy(issueDeliveries.state);
  const of = (state: (typeof rows)[number]['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    recipients: issue.recipients ?? 0,
    queued: of('queued'),
    sent: of('sent'),
    failed: of('failed'),
    skipped: of('skipped'),
    unsubscribed: rows.reduce((total, row) => total + row.unsubscribed, 0),
  };
}

/**
 * Queues an issue again for the recipients whose email failed, and returns their number. Throws session.required,
 * action.forbidden, issue.unknown.
 */
export async function retryFailed(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  actor: Actor,
  { id: issueId }: IssueIdInput,
): Promise<SendIssueResponse> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const { db, jobs } = deps;
    const { title } = await lockIssue(db, issueId);
    const hasFailed = and(eq(issueDeliveries.issueId, issueId), eq(issueDeliveries.state, 'failed'));
    const recipients = await db.$count(issueDeliveries, hasFailed);
    if (recipients === 0) return { recipients };
    await jobs.send(db, 'newsletter-queue', { issueId, onlyFailed: true });
    await recordActivity(deps, {
      actor,
      action: 'issue.retried',
      target: { type: 'issue', id: issueId, title },
      change: { failed: { from: recipients, to: 0 } },
    });
    return { recipients };
  });
}
