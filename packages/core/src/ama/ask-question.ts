import { LIMITS } from '@longreturn/contract/limits';
import type { AskQuestionInput, MemberQuestion } from '@longreturn/contract/questions';
import type { Db } from '@longreturn/db/database';
import { questions, questionVotes } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../account/user-row.ts';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { readerKind } from '../content/reader-kind.ts';
import { requirePremium } from '../content/require-premium.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { presentToMember } from './present-question.ts';
import { findQuestion } from './read-questions.ts';

/**
 * Asks the hosts a question and gives it the member's own vote. A member who sends the same text again while the
 * question is open gets the existing question (docs/product.md, AMA). Throws premium.session_required,
 * premium.membership_required, question.limit, rate.limited.
 */
export async function askQuestion(
  deps: Writing & Pick<Deps, 'origin' | 'rateLimitMultiplier'>,
  actor: Actor,
  { text }: AskQuestionInput,
): Promise<MemberQuestion> {
  requirePremium(readerKind(actor));
  const { id: userId } = requireUser(actor);
  await limitTries(deps, 'question:user', userId);
  return changeContent(deps, async (writing) => {
    const { db, clock, ids } = writing;
    if (!(await lockUser(db, userId))) throw new AppError('session.required');
    const open = await findOpen(db, userId);
    const known = open.find((each) => each.text === text)?.id;
    const id = known ?? ids.next();
    if (known === undefined) {
      if (open.length >= LIMITS.openQuestions) throw new AppError('question.limit');
      const now = clock.now();
      await db.insert(questions).values({ id, userId, text, createdAt: now, updatedAt: now });
      await db.insert(questionVotes).values({ questionId: id, userId, createdAt: now });
    }
    const row = await findQuestion(db, id, userId);
    if (!row) throw new AppError('question.unknown');
    const result = presentToMember(row, userId, { now: clock.now(), origin: deps.origin });
    return { isChanged: known === undefined, result };
  });
}

function findOpen(db: Db, userId: string): Promise<{ id: string; text: string }[]> {
  return db
    .select({ id: questions.id, text: questions.text })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.state, 'open')));
}
