import { LIMITS } from '@longreturn/contract/limits';
import type { ShownQuestionState } from '@longreturn/contract/questions';
import { pagedOptions } from '../../lib/read-list-pages.ts';

/** Returns the query for the questions in this state, a few at a time. */
export function questionsQuery(state: ShownQuestionState) {
  return { input: { state, limit: LIMITS.shownQuestions }, options: pagedOptions(undefined) };
}
