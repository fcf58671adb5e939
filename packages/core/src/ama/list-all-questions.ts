import type { AdminQuestionPage, ListAllQuestionsInput } from '@longreturn/contract/questions';
import { questions } from '@longreturn/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { presentToEditor } from './present-question.ts';
import { readQuestions } from './read-questions.ts';

/**
 * Returns a page of the questions in this state that contain `q`. Open and picked questions are sorted by votes, most
 * votes first; all others are sorted newest first. Throws session.required, action.forbidden, and input.invalid on a
 * malformed cursor.
 */
export async function listAllQuestions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { state, q, ...input }: ListAllQuestionsInput,
): Promise<AdminQuestionPage> {
  requireEditor(actor);
  const matching = and(eq(questions.state, state), q ? containsText(sql`lower(${questions.text})`, q) : undefined);
  return readQuestions(db, { state, matching, input, present: presentToEditor });
}
