import type { QuestionState } from '@longreturn/contract/questions';
import type { Db } from '@longreturn/db/database';
import { episodes, questions, questionVotes, users } from '@longreturn/db/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { newestFirst, type Order } from '../lists/order.ts';
import { type PageQuery, readPage } from '../lists/read-page.ts';

/** The number of votes of each question, as a table that a query joins. */
const tally = sql`(
    select count(*)::int as votes from ${questionVotes} where ${questionVotes.questionId} = ${questions.id}
  ) as tally`;
const { votes } = pgTable('tally', { votes: integer('votes').notNull() });

/** The user's name, read only for the rows of the page. A join would read the users of all questions. */
const nameOfUser = sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${questions.userId})`;

/** Most votes first. Among questions with the same number, the oldest comes first. */
const MOST_VOTES_FIRST: Order = [
  { column: votes, direction: 'desc' },
  { column: questions.createdAt, direction: 'asc' },
  { column: questions.id, direction: 'asc' },
];
const NEWEST_FIRST = newestFirst(questions.createdAt, questions.id);

interface QuestionReading<Item> {
  state: QuestionState;
  matching: SQL | undefined;
  input: { cursor?: string | undefined; limit?: number | undefined };
  /** The user that `hasVoted` refers to. Undefined if the list isn't for a particular user. */
  userId?: string | undefined;
  present: (row: QuestionRow) => Item;
}

/**
 * Returns a page of questions. Open and picked questions are sorted by votes, most votes first; all others are sorted
 * newest first. Throws input.invalid on a malformed cursor.
 */
export async function readQuestions<Item>(db: Db, { state, matching, input, userId, present }: QuestionReading<Item>) {
  const isRanked = state === 'open' || state === 'picked';
  return readPage({
    db,
    table: questions,
    order: isRanked ? MOST_VOTES_FIRST : NEWEST_FIRST,
    matching,
    input,
    rows: (query) => selectQuestions(db, userId, query),
    sortValuesOf: (row) => (isRanked ? [row.votes, row.createdAt, row.id] : [row.createdAt, row.id]),
    present,
  });
}

/** Returns a question, or undefined if it doesn't exist. */
export async function findQuestion(db: Db, id: string, userId?: string): Promise<QuestionRow | undefined> {
  const [row] = await selectQuestions(db, userId, { where: eq(questions.id, id), orderBy: [], limit: 1 });
  return row;
}

function selectQuestions(db: Db, userId: string | undefined, { where, orderBy, limit }: PageQuery) {
  const own = and(eq(questionVotes.questionId, questions.id), eq(questionVotes.userId, sql`${userId ?? null}::uuid`));
  return db
    .select({
      id: questions.id,
      userId: questions.userId,
      userName: nameOfUser,
      text: questions.text,
      state: questions.state,
      votes: sql<number>`${votes}`,
      hasVoted: sql<boolean>`exists (select from ${questionVotes} where ${own})`,
      episode: {
        id: episodes.id,
        slug: episodes.slug,
        title: episodes.title,
        publishedAt: episodes.publishedAt,
      },
      answerSec: questions.answerSec,
      answeredAt: questions.answeredAt,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .crossJoinLateral(tally)
    .leftJoin(episodes, eq(episodes.id, questions.episodeId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number];
