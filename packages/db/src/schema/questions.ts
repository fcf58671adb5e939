import { QUESTION_STATES } from '@longreturn/contract/questions';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { episodes } from './episodes.ts';
import { users } from './users.ts';

/** A member's question to the hosts. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey(),
    /** The member who asked; null if the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    state: text('state', { enum: QUESTION_STATES }).notNull().default('open'),
    /** The episode that answers the question. */
    episodeId: uuid('episode_id').references(() => episodes.id, { onDelete: 'set null' }),
    /** When the answer begins, in seconds from the start of the episode. */
    answerSec: integer('answer_sec'),
    /** When the email about the answer was queued. It is queued once, when the episode is public. */
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('questions_state_known', sql`${table.state} in (${oneOf(QUESTION_STATES)})`),
    check('questions_answer_positive', sql`${table.answerSec} >= 0`),
    index('questions_state').on(table.state, table.createdAt.desc(), table.id.desc()),
    index('questions_user').on(table.userId),
    index('questions_episode').on(table.episodeId),
  ],
);

/** A member's vote for a question. */
export const questionVotes = pgTable(
  'question_votes',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.userId] }), index('question_votes_user').on(table.userId)],
);
