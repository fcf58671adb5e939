import { LIMITS } from '@longreturn/contract/limits';
import type {
  AnsweredQuestions,
  ListQuestionsInput,
  MemberQuestionPage,
  QuestionSummary,
  ShownQuestionState,
} from '@longreturn/contract/questions';
import type { Db } from '@longreturn/db/database';
import { episodes, questions, users } from '@longreturn/db/schema';
import { and, asc, eq, exists, not, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { isPublic } from '../content/publication.ts';
import { canReadPremium, type ReaderKind, readerKind } from '../content/reader-kind.ts';
import { requirePremium } from '../content/require-premium.ts';
import type { Deps } from '../deps.ts';
import { countRows } from '../lists/count-rows.ts';
import { firstName, presentQuestion, presentToMember } from './present-question.ts';
import { readQuestions } from './read-questions.ts';

type Reading = Pick<Deps, 'db' | 'clock' | 'origin'>;

/**
 * Returns a page of the questions in this state. Each question says whether the member has voted for it. Open and
 * picked questions are sorted by votes, most votes first; answered questions are sorted newest first (docs/product.md,
 * AMA). Throws premium.session_required, premium.membership_required, and input.invalid on a malformed cursor.
 */
export async function listQuestions(
  { db, clock, origin }: Reading,
  actor: Actor,
  { state, ...input }: ListQuestionsInput,
): Promise<MemberQuestionPage> {
  requirePremium(readerKind(actor));
  const userId = actor.is === 'user' ? actor.id : undefined;
  const place = { now: clock.now(), origin };
  const matching = isShownAs(db, state, place.now);
  return readQuestions(db, { state, matching, input, userId, present: (row) => presentToMember(row, userId, place) });
}

/**
 * Returns the number of open questions and, for readers with premium access, the open questions with the most votes.
 * Callers cache the result until content changes, so new votes may be missing.
 */
export async function getQuestionSummary({ db, clock, origin }: Reading, reader: ReaderKind): Promise<QuestionSummary> {
  const matching = eq(questions.state, 'open');
  if (!canReadPremium(reader)) return { openCount: await countRows(db, questions, matching), questions: null };
  const { items, total } = await readQuestions(db, {
    state: 'open',
    matching,
    input: { limit: LIMITS.shownQuestions },
    present: (row) => presentQuestion(row, { now: clock.now(), origin }),
  });
  return { openCount: total, questions: items };
}

/**
 * Returns the questions that a public episode answers, in the order of the answers. Readers without premium access get
 * only the number of questions.
 */
export async function listAnswered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  slug: string,
): Promise<AnsweredQuestions> {
  const isHere = and(eq(episodes.slug, slug), isPublic(episodes, clock.now()), eq(questions.state, 'answered'));
  const rows = await db
    .select({ id: questions.id, text: questions.text, name: users.name, answerSec: questions.answerSec })
    .from(questions)
    .innerJoin(episodes, eq(episodes.id, questions.episodeId))
    .leftJoin(users, eq(users.id, questions.userId))
    .where(isHere)
    .orderBy(asc(questions.answerSec), asc(questions.id))
    .limit(LIMITS.pageSize);
  if (!canReadPremium(reader)) return { count: rows.length, questions: null };
  const shown = rows.map(({ id, text, name, answerSec }) => ({
    id,
    text,
    askedBy: firstName(name),
    answerSec: answerSec ?? 0,
  }));
  return { count: rows.length, questions: shown };
}

/** Returns an SQL condition that is true for questions that members see in this state (see `presentQuestion`). */
function isShownAs(db: Db, state: ShownQuestionState, now: Date): SQL | undefined {
  if (state === 'open') return eq(questions.state, 'open');
  const isOut = exists(
    db
      .select({ id: episodes.id })
      .from(episodes)
      .where(and(eq(episodes.id, questions.episodeId), isPublic(episodes, now))),
  );
  if (state === 'answered') return and(eq(questions.state, 'answered'), isOut);
  return or(eq(questions.state, 'picked'), and(eq(questions.state, 'answered'), not(isOut)));
}
