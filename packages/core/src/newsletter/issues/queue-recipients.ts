import { issueDeliveries, newsletterIssues } from '@longreturn/db/schema';
import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { type Deps, inTransaction, type JobDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { nextRecipients } from './find-recipients.ts';
import { type IssueRow, issueColumns } from './present-issue.ts';

type Queueing = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** The maximum number of failed emails that are queued again in one step. */
const BATCH = 1000;

/** Queues the emails of a sent issue (decision 26). */
export const queueRecipientsJob = defineJob({
  name: 'newsletter-queue',
  schema: z.object({ issueId: z.uuid(), onlyFailed: z.literal(true).optional() }),
  handle: queue,
  retries: 19, // half a day in total
  timeLimitSec: 30 * 60,
});

interface QueueData {
  issueId: string;
  onlyFailed?: true | undefined;
}

async function queue(deps: JobDeps, { issueId, onlyFailed }: QueueData): Promise<void> {
  await (onlyFailed ? queueFailed(deps, issueId) : queueRecipients(deps, issueId));
}

/**
 * Queues an email for each recipient of a sent issue, and stores each email as a delivery. A recipient can have only
 * one delivery of an issue. Each step is a transaction, so a run that is interrupted continues where it stopped, and
 * concurrent runs queue nobody twice. Stops if the issue is deleted.
 */
export async function queueRecipients(deps: Queueing, issueId: string): Promise<void> {
  let after = await lastQueued(deps, issueId);
  let isDone = false;
  while (!isDone) {
    const step = await inTransaction(deps, (deps) => queueStep(deps, issueId, after));
    after = step.next;
    isDone = after === undefined;
  }
}

async function queueStep(deps: Queueing, issueId: string, after: string | undefined) {
  const issue = await lockSentIssue(deps, issueId);
  if (!issue) return { next: undefined };
  const { ids, next } = await nextRecipients(deps, issue, after);
  await queueEmails(deps, issueId, await insertDeliveries(deps, issueId, ids));
  if (next === undefined) await storeRecipients(deps, issueId);
  return { next };
}

/** Returns the last recipient who was queued. Recipients are queued in the order of their IDs. */
async function lastQueued({ db }: Queueing, issueId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ id: issueDeliveries.subscriberId })
    .from(issueDeliveries)
    .where(eq(issueDeliveries.issueId, issueId))
    .orderBy(desc(issueDeliveries.subscriberId))
    .limit(1);
  return last?.id;
}

async function lockSentIssue({ db }: Queueing, issueId: string): Promise<IssueRow | undefined> {
  const isSent = and(eq(newsletterIssues.id, issueId), isNotNull(newsletterIssues.sentAt));
  const [issue] = await db.select(issueColumns).from(newsletterIssues).where(isSent).for('no key update');
  return issue;
}

/** Stores deliveries for the recipients who have none yet, and returns these recipients. */
async function insertDeliveries({ db, clock }: Queueing, issueId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const updatedAt = clock.now();
  const inserted = await db
    .insert(issueDeliveries)
    .values(ids.map((subscriberId) => ({ issueId, subscriberId, state: 'queued', updatedAt }) as const))
    .onConflictDoNothing()
    .returning({ id: issueDeliveries.subscriberId });
  return inserted.map(({ id }) => id);
}

async function queueEmails({ db, jobs }: Queueing, issueId: string, ids: readonly string[]): Promise<void> {
  const mails = ids.map((subscriberId) => ({ kind: 'newsletter-issue', subscriberId, issueId }) as const);
  if (mails.length > 0) await jobs.sendMany(db, 'bulk-mail', mails);
}

/** Stores the true number of recipients: some may have come or gone since the issue was sent. */
async function storeRecipients({ db }: Queueing, issueId: string): Promise<void> {
  const recipients = await db.$count(issueDeliveries, eq(issueDeliveries.issueId, issueId));
  await db.update(newsletterIssues).set({ recipients }).where(eq(newsletterIssues.id, issueId));
}

/**
 * Queues the failed emails of an issue again: those that failed before the run began. Each step is a transaction, so a
 * run that is interrupted continues where it stopped.
 */
export async function queueFailed(deps: Queueing, issueId: string): Promise<void> {
  const begun = deps.clock.now();
  let queued = BATCH;
  while (queued === BATCH) queued = await inTransaction(deps, (deps) => queueFailedBatch(deps, issueId, begun));
}

/** Queues at most a thousand failed emails again: those that failed no later than `begun`. Returns their number. */
export async function queueFailedBatch(deps: Queueing, issueId: string, begun: Date): Promise<number> {
  const { db, clock } = deps;
  const ofIssue = eq(issueDeliveries.issueId, issueId);
  const hasFailed = and(ofIssue, eq(issueDeliveries.state, 'failed'), lte(issueDeliveries.updatedAt, begun));
  const failed = db.select({ id: issueDeliveries.subscriberId }).from(issueDeliveries).where(hasFailed);
  const ids = (await failed.limit(BATCH).for('update', { skipLocked: true })).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db
    .update(issueDeliveries)
    .set({ state: 'queued', updatedAt: clock.now() })
    .where(and(ofIssue, inArray(issueDeliveries.subscriberId, ids)));
  await queueEmails(deps, issueId, ids);
  return ids.length;
}
