import type { AdminQuestion, UpdateQuestionInput } from '@longreturn/contract/questions';
import type { Db } from '@longreturn/db/database';
import { questions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { changesOf, withChanges } from '../changes-of.ts';
import { requireEditor } from '../content/require-editor.ts';
import { changeContent, type Writing } from '../content/write-content.ts';
import { recordActivity } from '../record-activity.ts';
import { lockQuestion, questionTarget } from './lock-question.ts';
import { presentToEditor } from './present-question.ts';
import { findQuestion } from './read-questions.ts';

/**
 * Picks, hides or reopens a question, or corrects its text. If its state is no longer 'answered', the link to its
 * answer is removed (docs/product.md, AMA). Throws session.required, action.forbidden, question.unknown.
 */
export async function updateQuestion(
  deps: Writing,
  actor: Actor,
  { id, ...changes }: UpdateQuestionInput,
): Promise<AdminQuestion> {
  requireEditor(actor);
  return changeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const { text, state } = await lockQuestion(db, id);
    const before = { text, state };
    const after = withChanges<typeof before>(before, changes);
    const isChanged = after.text !== text || after.state !== state;
    if (isChanged) {
      const answer = after.state === 'answered' ? {} : { episodeId: null, answerSec: null };
      await db
        .update(questions)
        .set({ ...after, ...answer, updatedAt: clock.now() })
        .where(eq(questions.id, id));
      const { state: ofState, text: ofText } = changesOf(before, after);
      await recordActivity(writing, {
        actor,
        action: 'question.updated',
        target: questionTarget(id),
        change: {
          ...(ofState && { state: ofState }),
          ...(ofText && { text: { from: { characters: text.length }, to: { characters: after.text.length } } }),
        },
      });
    }
    return { isChanged, result: await getAdminQuestion(db, id) };
  });
}

/** Returns a question as editors see it. Throws question.unknown. */
export async function getAdminQuestion(db: Db, id: string): Promise<AdminQuestion> {
  const row = await findQuestion(db, id);
  if (!row) throw new AppError('question.unknown');
  return presentToEditor(row);
}
