import type { QuestionIdInput } from '@longreturn/contract/questions';
import { questions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Writing, writeContent } from '../content/write-content.ts';
import { lockOpenQuestion } from './lock-question.ts';

/**
 * Deletes the actor's own open question and its votes, also after the membership has ended. Throws session.required,
 * question.unknown (also if someone else asked it), question.closed.
 */
export async function deleteQuestion(deps: Writing, actor: Actor, { id }: QuestionIdInput): Promise<void> {
  const { id: userId } = requireUser(actor);
  await writeContent(deps, async ({ db }) => {
    const question = await lockOpenQuestion(db, id);
    if (question.userId !== userId) throw new AppError('question.unknown');
    await db.delete(questions).where(eq(questions.id, id));
  });
}
