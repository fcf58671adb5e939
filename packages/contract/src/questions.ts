import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import {
  countSchema,
  cursorSchema,
  idSchema,
  isoTimeSchema,
  pageOf,
  plainLineSchema,
  querySchema,
  slugSchema,
} from './scalars.ts';

/** The states of a question. 'open' can be voted for, 'picked' will be answered, 'hidden' is only for editors. */
export const QUESTION_STATES = ['open', 'picked', 'answered', 'hidden'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** The states of questions that members see. */
export const SHOWN_QUESTION_STATES = ['open', 'picked', 'answered'] as const satisfies readonly QuestionState[];
export type ShownQuestionState = (typeof SHOWN_QUESTION_STATES)[number];

const questionTextSchema = plainLineSchema(MESSAGES.question).pipe(
  z.string().min(LIMITS.questionMin, MESSAGES.question).max(LIMITS.questionMax, MESSAGES.textLong(LIMITS.questionMax)),
);

const answerSecSchema = z.int32({ error: MESSAGES.answerTime }).min(0, MESSAGES.answerTime);

/** Where a public episode answers a question. */
const answerSchema = z.object({
  episode: z.object({ slug: slugSchema, title: z.string() }),
  /** When the answer begins, in seconds from the start of the episode. */
  answerSec: z.int(),
  /** The URL of the episode's page at this time. */
  url: z.url(),
});

/** A question as members see it. */
export const questionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** The first name of the member who asked. */
  askedBy: z.string(),
  votes: z.int(),
  state: z.enum(SHOWN_QUESTION_STATES),
  /** Null until a public episode answers the question. */
  answer: answerSchema.nullable(),
  createdAt: isoTimeSchema,
});
export type Question = z.infer<typeof questionSchema>;

/** A question as this member sees it. */
export const memberQuestionSchema = questionSchema.extend({
  /** Whether the member asked the question. */
  isOwn: z.boolean(),
  hasVoted: z.boolean(),
});
export type MemberQuestion = z.infer<typeof memberQuestionSchema>;

export const memberQuestionPage = pageOf(memberQuestionSchema);
export type MemberQuestionPage = z.infer<typeof memberQuestionPage>;

const pageInput = { limit: countSchema(LIMITS.pageSize).optional(), cursor: cursorSchema.optional() };

export const listQuestionsInput = z.object({ ...pageInput, state: z.enum(SHOWN_QUESTION_STATES).default('open') });
export type ListQuestionsInput = z.output<typeof listQuestionsInput>;

/** The open questions as readers of one kind see them. Readers without premium access see only the number. */
export const questionSummarySchema = z.object({
  openCount: z.int(),
  /** The open questions with the most votes; null for readers without premium access. */
  questions: z.array(questionSchema).nullable(),
});
export type QuestionSummary = z.infer<typeof questionSummarySchema>;

/** The questions that an episode answers, in the order of the answers. */
export const answeredQuestionsSchema = z.object({
  count: z.int(),
  /** Null for readers without premium access. */
  questions: z
    .array(questionSchema.pick({ id: true, text: true, askedBy: true }).extend({ answerSec: z.int() }))
    .nullable(),
});
export type AnsweredQuestions = z.infer<typeof answeredQuestionsSchema>;

export const askQuestionInput = z.object({ text: questionTextSchema });
export type AskQuestionInput = z.output<typeof askQuestionInput>;

export const questionIdInput = z.object({ id: idSchema });
export type QuestionIdInput = z.output<typeof questionIdInput>;

/** The votes of a question after a member has voted for it or taken the vote back. */
export const questionVotesSchema = z.object({ id: z.uuid(), votes: z.int(), hasVoted: z.boolean() });
export type QuestionVotes = z.infer<typeof questionVotesSchema>;

/** A question as editors see it. */
export const adminQuestionSchema = questionSchema.omit({ answer: true }).extend({
  state: z.enum(QUESTION_STATES),
  /** The episode that answers the question. It may be scheduled. */
  episode: z
    .object({ id: z.uuid(), slug: slugSchema, title: z.string(), publishedAt: isoTimeSchema.nullable() })
    .nullable(),
  answerSec: z.int().nullable(),
  /** When the member who asked was emailed the link to the answer; null until then. */
  answeredAt: isoTimeSchema.nullable(),
});
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;

export const adminQuestionPage = pageOf(adminQuestionSchema);
export type AdminQuestionPage = z.infer<typeof adminQuestionPage>;

export const listAllQuestionsInput = z.object({
  ...pageInput,
  state: z.enum(QUESTION_STATES).default('open'),
  q: querySchema.optional(),
});
export type ListAllQuestionsInput = z.output<typeof listAllQuestionsInput>;

/** Changes to a question by an editor. 'open' undoes picking, answering or hiding. */
export const updateQuestionInput = z.object({
  id: idSchema,
  state: z.enum(['open', 'picked', 'hidden']).optional(),
  text: questionTextSchema.optional(),
});
export type UpdateQuestionInput = z.output<typeof updateQuestionInput>;

/** Where a published or scheduled episode answers a question. */
export const answerQuestionInput = z.object({ id: idSchema, episodeId: idSchema, answerSec: answerSecSchema });
export type AnswerQuestionInput = z.output<typeof answerQuestionInput>;
