import { LIMITS } from '@longreturn/contract/limits';
import type { ShownQuestionState } from '@longreturn/contract/questions';

/**
 * Returns the query for the questions in this state, a few at a time. It doesn't use `pagedOptions`, because a vote
 * changes the cached questions under tRPC's default query key.
 */
export function questionsQuery(state: ShownQuestionState) {
  return {
    input: { state, limit: LIMITS.shownQuestions },
    options: { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor, retryOnMount: false },
  };
}
