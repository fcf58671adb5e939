import { LIMITS } from '@longreturn/contract/limits';
import type { ShownQuestionState } from '@longreturn/contract/questions';

/**
 * Returns the query for the questions in this state, a few at a time. It doesn't use `pagedOptions`, because that
 * function adds the cursor to the cache key, and a vote changes the cached questions under tRPC's default key.
 */
export function questionsQuery(state: ShownQuestionState) {
  return {
    input: { state, limit: LIMITS.shownQuestions },
    options: { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor, retryOnMount: false },
  };
}
