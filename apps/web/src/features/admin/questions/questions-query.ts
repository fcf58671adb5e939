import type { QuestionState } from '@longreturn/contract/questions';
import { pagedOptions } from '../../../lib/read-list-pages.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

const PAGE = 25;

/** The states of questions, with their names. The list shows open questions by default. */
export const STATE_NAMES: Record<QuestionState, string> = {
  open: 'Open',
  picked: 'Picked',
  answered: 'Answered',
  hidden: 'Hidden',
};

/** Returns the query for the list of questions, in pages of twenty-five. */
export function questionsQuery({ q, questions }: Pick<DashboardSearch, 'q' | 'questions'>) {
  const state: QuestionState = questions ?? 'open';
  return { input: { limit: PAGE, q, state }, options: pagedOptions(undefined) };
}
