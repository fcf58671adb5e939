import {
  adminQuestionPage,
  adminQuestionSchema,
  answerQuestionInput,
  listAllQuestionsInput,
  updateQuestionInput,
} from '@longreturn/contract/questions';
import { answerQuestion } from '@longreturn/core/ama/answer-question';
import { listAllQuestions } from '@longreturn/core/ama/list-all-questions';
import { updateQuestion } from '@longreturn/core/ama/update-question';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/** The procedures for managing members' questions. */
export const ama = router({
  list: editorOnly
    .input(listAllQuestionsInput)
    .output(adminQuestionPage)
    .query(({ ctx, input }) => listAllQuestions(ctx.deps, ctx.actor, input)),
  update: editorOnly
    .input(updateQuestionInput)
    .output(adminQuestionSchema)
    .mutation(({ ctx, input }) => updateQuestion(ctx.deps, ctx.actor, input)),
  answer: editorOnly
    .input(answerQuestionInput)
    .output(adminQuestionSchema)
    .mutation(({ ctx, input }) => answerQuestion(ctx.deps, ctx.actor, input)),
});

export const ADMIN_AMA_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/ama/questions',
    calls: 'admin.ama.list',
    summary: 'Members’ questions in one state. Open and picked questions are sorted by votes, all others newest first',
    paged: true,
  },
  {
    method: 'PATCH',
    path: '/api/admin/ama/questions/{id}',
    calls: 'admin.ama.update',
    summary: 'Picks, hides or reopens a question, or corrects its text',
    errors: ['question.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/ama/questions/{id}/answer',
    calls: 'admin.ama.answer',
    summary:
      'Sets the episode and time of a question’s answer. The member who asked is emailed when the episode is public',
    errors: ['question.unknown'],
  },
];
