import { MESSAGES } from '@longreturn/contract/messages';
import type { AdminQuestion, AnswerQuestionInput } from '@longreturn/contract/questions';
import type { Db } from '@longreturn/db/database';
import { episodes, questions, renditions } from '@longreturn/db/schema';
import { eq, max } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { changesOf } from '../changes-of.ts';
import { requireEditor } from '../content/require-editor.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { announceAnswers } from './announce-answers.ts';
import { lockQuestion, questionTarget } from './lock-question.ts';
import { getAdminQuestion } from './update-question.ts';

/**
 * Stores which published or scheduled episode answers a question, and at what time in the episode the answer starts.
 * The member who asked is emailed once, as soon as the episode is public (docs/product.md, AMA). Throws
 * session.required, action.forbidden, question.unknown, and input.invalid for a draft, an unknown episode, or a time
 * that is not before the end of the episode.
 */
export async function answerQuestion(
  deps: Writing & Pick<Deps, 'jobs'>,
  actor: Actor,
  { id, episodeId, answerSec }: AnswerQuestionInput,
): Promise<AdminQuestion> {
  requireEditor(actor);
  return changeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const before = await lockQuestion(db, id);
    await requireTime(db, episodeId, answerSec);
    const after = { state: 'answered', episodeId, answerSec } as const;
    const change = changesOf({ state: before.state, episodeId: before.episodeId, answerSec: before.answerSec }, after);
    const isChanged = Object.keys(change).length > 0;
    if (isChanged) {
      await db
        .update(questions)
        .set({ ...after, updatedAt: clock.now() })
        .where(eq(questions.id, id));
      await recordActivity(writing, { actor, action: 'question.answered', target: questionTarget(id), change });
      await announceAnswers({ ...writing, jobs: deps.jobs }, id);
    }
    return { isChanged, result: await getAdminQuestion(db, id) };
  });
}

/** Throws input.invalid if the episode is a draft or unknown, or doesn't last longer than this time. */
async function requireTime(db: Db, episodeId: string, answerSec: number): Promise<void> {
  const [found] = await db
    .select({
      publishedAt: episodes.publishedAt,
      durationSec: episodes.durationSec,
      audioSec: max(renditions.durationSec),
    })
    .from(episodes)
    .leftJoin(renditions, eq(renditions.episodeId, episodes.id))
    .where(eq(episodes.id, episodeId))
    .groupBy(episodes.id);
  if (!found?.publishedAt) throw new AppError('input.invalid', { episodeId: MESSAGES.answerEpisode });
  const ends = Math.max(found.durationSec ?? 0, found.audioSec ?? 0);
  if (ends > 0 && answerSec >= ends) throw new AppError('input.invalid', { answerSec: MESSAGES.answerTime });
}
