import type { QuestionIdInput, QuestionVotes } from '@longreturn/contract/questions';
import { questionVotes } from '@longreturn/db/schema';
import { and, count, eq } from 'drizzle-orm';
import { lockUser } from '../account/user-row.ts';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { readerKind } from '../content/reader-kind.ts';
import { requirePremium } from '../content/require-premium.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { lockOpenQuestion } from './lock-question.ts';

type Voting = Pick<Deps, 'db' | 'clock'>;

/**
 * Votes for an open question. A member has one vote per question; voting again changes nothing (docs/product.md, AMA).
 * Throws premium.session_required, premium.membership_required, question.unknown, question.closed, and session.required
 * if the account has just been deleted.
 */
export async function voteQuestion(deps: Voting, actor: Actor, { id }: QuestionIdInput): Promise<QuestionVotes> {
  const userId = requireVoter(actor);
  return inTransaction(deps, async (deps) => {
    const { db, clock } = deps;
    if (!(await lockUser(db, userId))) throw new AppError('session.required');
    await lockOpenQuestion(db, id);
    await db.insert(questionVotes).values({ questionId: id, userId, createdAt: clock.now() }).onConflictDoNothing();
    return { id, votes: await countVotes(deps, id), hasVoted: true };
  });
}

/**
 * Takes back a vote for an open question. Throws what `voteQuestion` throws, and question.own for the member's own
 * question.
 */
export async function unvoteQuestion(deps: Voting, actor: Actor, { id }: QuestionIdInput): Promise<QuestionVotes> {
  const userId = requireVoter(actor);
  return inTransaction(deps, async (deps) => {
    const { db } = deps;
    const question = await lockOpenQuestion(db, id);
    if (question.userId === userId) throw new AppError('question.own');
    await db.delete(questionVotes).where(and(eq(questionVotes.questionId, id), eq(questionVotes.userId, userId)));
    return { id, votes: await countVotes(deps, id), hasVoted: false };
  });
}

function requireVoter(actor: Actor): string {
  requirePremium(readerKind(actor));
  return requireUser(actor).id;
}

async function countVotes({ db }: Pick<Deps, 'db'>, questionId: string): Promise<number> {
  const [row] = await db.select({ votes: count() }).from(questionVotes).where(eq(questionVotes.questionId, questionId));
  return row?.votes ?? 0;
}
