import type { IssueIdInput, IssueProgress, SendIssueResponse } from '@longreturn/contract/newsletter-issue';
import { issueDeliveries, newsletterIssues } from '@longreturn/db/schema';
import { and, count, eq, inArray, max } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Deps, inTransaction } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { type IssueRow, lockIssue } from './present-issue.ts';
import { queueFailedBatch } from './queue-recipients.ts';

/** An issue that is being sent counts as stalled if none of its emails has been sent for this time. */
const STALLED_MS = 60_000;
/**
 * While an issue has fewer deliveries than recipients, the missing deliveries are expected to be queued. After this
 * time without a change, they are no longer expected: they were deleted with their recipients, or never stored.
 */
const QUEUEING_MS = 10 * 60_000;

/**
 * After this time without a change, queued emails are no longer expected to be sent: the last retry comes after half a
 * day.
 */
const RETRYING_MS = 24 * 60 * 60_000;

type Reading = Pick<Deps, 'db' | 'clock'>;
type SentRow = Pick<IssueRow, 'id' | 'sentAt' | 'recipients'>;

/**
 * Returns how many recipients of an issue were sent their email, and how many unsubscribed with a link in the issue.
 * For a draft, all numbers are 0. Throws session.required, action.forbidden, issue.unknown.
 */
export async function getIssueProgress(deps: Reading, actor: Actor, { id }: IssueIdInput): Promise<IssueProgress> {
  requireAdmin(actor);
  const { sentAt, recipients } = newsletterIssues;
  const [issue] = await deps.db
    .select({ id: newsletterIssues.id, sentAt, recipients })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id));
  if (!issue) throw new AppError('issue.unknown');
  const progressOf = await readProgress(deps, [issue]);
  return progressOf(issue);
}

/** Reads the deliveries of these issues, and returns a function that returns the progress of an issue. */
export async function readProgress(
  { db, clock }: Reading,
  issues: readonly SentRow[],
): Promise<(issue: SentRow) => IssueProgress> {
  const sent = issues.filter(({ sentAt }) => sentAt).map(({ id }) => id);
  const rows = await db
    .select({
      issueId: issueDeliveries.issueId,
      state: issueDeliveries.state,
      count: count(),
      unsubscribed: count(issueDeliveries.unsubscribedAt),
      changedAt: max(issueDeliveries.updatedAt),
    })
    .from(issueDeliveries)
    .where(inArray(issueDeliveries.issueId, sent))
    .groupBy(issueDeliveries.issueId, issueDeliveries.state);
  return (issue) =>
    presentProgress(
      issue,
      rows.filter(({ issueId }) => issueId === issue.id),
      clock.now(),
    );
}

/** The deliveries of an issue in one state. */
interface DeliveryCount {
  state: keyof Pick<IssueProgress, 'queued' | 'sent' | 'failed' | 'skipped'>;
  count: number;
  unsubscribed: number;
  changedAt: Date | null;
}

function presentProgress(issue: SentRow, rows: readonly DeliveryCount[], now: Date): IssueProgress {
  const of = (state: DeliveryCount['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    state: stateOf(issue, rows, now),
    recipients: issue.recipients ?? 0,
    queued: of('queued'),
    sent: of('sent'),
    failed: of('failed'),
    skipped: of('skipped'),
    unsubscribed: rows.reduce((total, row) => total + row.unsubscribed, 0),
  };
}

function stateOf({ sentAt, recipients }: SentRow, rows: readonly DeliveryCount[], now: Date): IssueProgress['state'] {
  if (!sentAt) return 'draft';
  const lastChange = Math.max(sentAt.getTime(), ...rows.map(({ changedAt }) => changedAt?.getTime() ?? 0));
  const quietMs = now.getTime() - lastChange;
  const isQueued = rows.some(({ state }) => state === 'queued') && quietMs < RETRYING_MS;
  const stored = rows.reduce((total, row) => total + row.count, 0);
  const isQueueing = stored < (recipients ?? 0) && quietMs < QUEUEING_MS;
  if (!isQueued && !isQueueing) return 'sent';
  return quietMs < STALLED_MS ? 'sending' : 'stalled';
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
    const { db, clock, jobs } = deps;
    const { title } = await lockIssue(db, issueId);
    const hasFailed = and(eq(issueDeliveries.issueId, issueId), eq(issueDeliveries.state, 'failed'));
    const recipients = await db.$count(issueDeliveries, hasFailed);
    if (recipients === 0) return { recipients };
    const queued = await queueFailedBatch(deps, issueId, clock.now()); // at once, so that the progress shows the retry
    if (queued < recipients) await jobs.send(db, 'newsletter-queue', { issueId, onlyFailed: true });
    await recordActivity(deps, {
      actor,
      action: 'issue.retried',
      target: { type: 'issue', id: issueId, title },
      change: { failed: { from: recipients, to: 0 } },
    });
    return { recipients };
  });
}
