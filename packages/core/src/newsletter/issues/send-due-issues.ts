import { episodes, newsletterIssues } from '@longreturn/db/schema';
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { SYSTEM } from '../../actor.ts';
import { isPublic } from '../../content/publication.ts';
import { changeContent } from '../../content/write-content.ts';
import type { Deps, JobDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { lockIssue } from './present-issue.ts';
import { type Sending, startSending } from './send-issue.ts';

/** Every minute, sends the issues that are due. */
export const sendDueIssuesJob = defineJob({
  name: 'newsletter-due',
  schema: z.object({}),
  schedule: { cron: '* * * * *', data: {} },
  handle: sendDue,
});

async function sendDue(deps: JobDeps): Promise<void> {
  await sendDueIssues(deps);
}

/**
 * Sends each issue whose time has come or whose episode is public, and sends it only once even if several instances run
 * this at the same time. If an issue can't be sent, logs the error, and the next run tries again.
 */
export async function sendDueIssues(deps: Sending & Pick<Deps, 'logger'>): Promise<void> {
  for (const { id } of await findDue(deps)) {
    try {
      await sendIfDue(deps, id);
    } catch (error) {
      deps.logger.error({ err: error, issue: id }, 'A scheduled issue could not be sent');
    }
  }
}

async function sendIfDue(deps: Sending, id: string): Promise<void> {
  await changeContent(deps, async (writing) => {
    const issue = await lockIssue(writing.db, id);
    const [due] = await findDue(writing, id); // it may have been sent or rescheduled before it was locked
    if (due) await startSending({ ...writing, jobs: deps.jobs }, SYSTEM, issue);
    return { isChanged: due !== undefined, result: undefined };
  });
}

async function findDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, id?: string): Promise<{ id: string }[]> {
  const now = clock.now();
  const published = db.select({ id: episodes.id }).from(episodes).where(isPublic(episodes, now));
  const isDue = or(lte(newsletterIssues.scheduledFor, now), inArray(newsletterIssues.episodeId, published));
  return db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(isNull(newsletterIssues.sentAt), isDue, id === undefined ? undefined : eq(newsletterIssues.id, id)))
    .orderBy(asc(newsletterIssues.id));
}
