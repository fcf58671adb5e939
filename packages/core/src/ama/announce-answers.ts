import { episodes, questions } from '@longreturn/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { isPublic } from '../content/publication.ts';
import { type Deps, inTransaction, type JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';

/** Every minute, emails the members whose questions are answered by an episode that has become public. */
export const announceAnswersJob = defineJob({
  name: 'announce-answers',
  schema: z.object({}),
  schedule: { cron: '* * * * *', data: {} },
  handle: announceAll,
});

async function announceAll(deps: JobDeps): Promise<void> {
  await announceAnswers(deps);
}

/**
 * Queues an email for each question that a public episode answers, or only for the question `id`, if given. A question
 * is announced once, even if its answer changes or several instances run this at the same time.
 */
export async function announceAnswers(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>, id?: string): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async ({ db, jobs }) => {
    const published = db.select({ id: episodes.id }).from(episodes).where(isPublic(episodes, now));
    const isNew = and(eq(questions.state, 'answered'), isNull(questions.answeredAt));
    const announced = await db
      .update(questions)
      .set({ answeredAt: now })
      .where(and(isNew, inArray(questions.episodeId, published), id === undefined ? undefined : eq(questions.id, id)))
      .returning({ questionId: questions.id, userId: questions.userId });
    for (const { questionId, userId } of announced)
      if (userId !== null) await jobs.send(db, 'mail', { kind: 'question-answered', userId, questionId });
  });
}
