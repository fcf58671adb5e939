import { LIMITS } from '@longreturn/contract/limits';
import type { ShownQuestionState } from '@longreturn/contract/questions';

/**
 * Returns the query for the questions in this state, a few at a time. It has the key that tRPC gives it, unlike lists
 * with `pagedOptions`, so that a vote can change the cached questions.
 */
export function questionsQuery(state: ShownQuestionState) {
  return {
    input: { state, limit: LIMITS.shownQuestions },
    options: { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor, retryOnMount: false },
  };
}
