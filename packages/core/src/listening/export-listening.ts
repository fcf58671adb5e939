import type { AccountExport } from '@longreturn/contract/account-export';
import {
  episodes,
  listeningPositions,
  privateFeeds,
  privateFeedUses,
  questions,
  questionVotes,
} from '@longreturn/db/schema';
import { asc, countDistinct, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

type Listening = Pick<AccountExport, 'privateFeeds' | 'listeningPositions' | 'questions' | 'questionVotes'>;

/**
 * Returns a part of a user's account export: private feeds (without tokens), listening positions, questions and votes.
 * The oldest entries come first.
 */
export async function exportListening(deps: Pick<Deps, 'db'>, userId: string): Promise<Listening> {
  return {
    privateFeeds: await exportFeeds(deps, userId),
    listeningPositions: await exportPositions(deps, userId),
    questions: await exportQuestions(deps, userId),
    questionVotes: await exportVotes(deps, userId),
  };
}

async function exportFeeds({ db }: Pick<Deps, 'db'>, userId: string): Promise<Listening['privateFeeds']> {
  const isOwn = eq(privateFeeds.userId, userId);
  const feeds = await db.select().from(privateFeeds).where(isOwn).orderBy(asc(privateFeeds.createdAt));
  const { feedId, day, networkHash, appHash } = privateFeedUses;
  const uses = await db
    .select({ feedId, day, networks: countDistinct(networkHash), apps: countDistinct(appHash) })
    .from(privateFeedUses)
    .innerJoin(privateFeeds, eq(privateFeeds.id, feedId))
    .where(isOwn)
    .groupBy(feedId, day)
    .orderBy(asc(day));
  const usesOf = Map.groupBy(uses, (use) => use.feedId);
  return feeds.map(({ id, name, createdAt, lastUsedAt, warnedAt }) => ({
    ...{ id, name, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    warnedAt: warnedAt?.toISOString() ?? null,
    uses: (usesOf.get(id) ?? []).map((use) => ({ day: use.day, networks: use.networks, apps: use.apps })),
  }));
}

async function exportPositions({ db }: Pick<Deps, 'db'>, userId: string): Promise<Listening['listeningPositions']> {
  const { positionSec, isFinished, updatedAt } = listeningPositions;
  const rows = await db
    .select({ episode: episodes.title, positionSec, isFinished, updatedAt })
    .from(listeningPositions)
    .innerJoin(episodes, eq(episodes.id, listeningPositions.episodeId))
    .where(eq(listeningPositions.userId, userId))
    .orderBy(asc(updatedAt));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

async function exportQuestions({ db }: Pick<Deps, 'db'>, userId: string): Promise<Listening['questions']> {
  const { text, state, createdAt, answeredAt } = questions;
  const rows = await db
    .select({ text, state, createdAt, answeredAt })
    .from(questions)
    .where(eq(questions.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

async function exportVotes({ db }: Pick<Deps, 'db'>, userId: string): Promise<Listening['questionVotes']> {
  const rows = await db
    .select({ question: questions.text, votedAt: questionVotes.createdAt })
    .from(questionVotes)
    .innerJoin(questions, eq(questions.id, questionVotes.questionId))
    .where(eq(questionVotes.userId, userId))
    .orderBy(asc(questionVotes.createdAt));
  return rows.map(({ question, votedAt }) => ({ question, votedAt: votedAt.toISOString() }));
}
