import { doneResponse } from '@longreturn/contract/account';
import {
  answeredQuestionsSchema,
  askQuestionInput,
  listQuestionsInput,
  memberQuestionPage,
  memberQuestionSchema,
  questionIdInput,
  questionSummarySchema,
  questionVotesSchema,
} from '@longreturn/contract/questions';
import { slugSchema } from '@longreturn/contract/scalars';
import { askQuestion } from '@longreturn/core/ama/ask-question';
import { deleteQuestion } from '@longreturn/core/ama/delete-question';
import { getQuestionSummary, listAnswered, listQuestions } from '@longreturn/core/ama/list-questions';
import { unvoteQuestion, voteQuestion } from '@longreturn/core/ama/vote-question';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { memberOnly, publicContent, router, signedIn } from '../trpc.ts';

/** The procedures for members' questions to the hosts. */
export const ama = router({
  summary: publicContent.output(questionSummarySchema).query(({ ctx }) => getQuestionSummary(ctx.deps, ctx.reader)),
  answered: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(answeredQuestionsSchema)
    .query(({ ctx, input }) => listAnswered(ctx.deps, ctx.reader, input.slug)),
  questions: memberOnly
    .input(listQuestionsInput)
    .output(memberQuestionPage)
    .query(({ ctx, input }) => listQuestions(ctx.deps, ctx.actor, input)),
  ask: memberOnly
    .input(askQuestionInput)
    .output(memberQuestionSchema)
    .mutation(({ ctx, input }) => askQuestion(ctx.deps, ctx.actor, input)),
  vote: memberOnly
    .input(questionIdInput)
    .output(questionVotesSchema)
    .mutation(({ ctx, input }) => voteQuestion(ctx.deps, ctx.actor, input)),
  unvote: memberOnly
    .input(questionIdInput)
    .output(questionVotesSchema)
    .mutation(({ ctx, input }) => unvoteQuestion(ctx.deps, ctx.actor, input)),
  delete: signedIn
    .input(questionIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteQuestion(ctx.deps, ctx.actor, input))),
});

export const AMA_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/ama',
    calls: 'content.ama.summary',
    summary: 'The number of open questions and, for members, the questions with the most votes',
  },
  {
    method: 'GET',
    path: '/api/ama/questions',
    calls: 'content.ama.questions',
    summary:
      'Members’ questions to the hosts. Open and picked questions are sorted by votes, answered questions newest first',
    paged: true,
  },
  {
    method: 'POST',
    path: '/api/ama/questions',
    calls: 'content.ama.ask',
    summary: 'Asks the hosts a question',
    errors: ['question.limit'],
  },
  {
    method: 'POST',
    path: '/api/ama/questions/{id}/vote',
    calls: 'content.ama.vote',
    summary: 'Votes for an open question. Voting again changes nothing',
    errors: ['question.unknown', 'question.closed'],
  },
  {
    method: 'DELETE',
    path: '/api/ama/questions/{id}/vote',
    calls: 'content.ama.unvote',
    summary: 'Takes back a vote for an open question',
    errors: ['question.unknown', 'question.closed', 'question.own'],
  },
  {
    method: 'DELETE',
    path: '/api/ama/questions/{id}',
    calls: 'content.ama.delete',
    summary: 'Deletes an open question of the user',
    errors: ['question.unknown', 'question.closed'],
  },
];
