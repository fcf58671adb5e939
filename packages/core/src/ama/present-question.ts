import type { AdminQuestion, MemberQuestion, Question } from '@longreturn/contract/questions';
import { publicationOf } from '../content/publication.ts';
import type { QuestionRow } from './read-questions.ts';

/** The time at which questions are shown, and the site's origin. */
export interface Place {
  now: Date;
  origin: string;
}

/**
 * Returns a question as members see it. Its answer is shown once the episode that answers it is public. Until then, the
 * question counts as picked.
 */
export function presentQuestion(row: QuestionRow, { now, origin }: Place): Question {
  const { id, text, votes, state, episode, answerSec, createdAt } = row;
  const isPublic = episode !== null && publicationOf(episode.publishedAt, now).is === 'published';
  const answer =
    state === 'answered' && isPublic && answerSec !== null
      ? {
          episode: { slug: episode.slug, title: episode.title },
          answerSec,
          url: answerUrl(origin, episode.slug, answerSec),
        }
      : null;
  const shown = answer ? 'answered' : 'picked';
  return {
    id,
    text,
    askedBy: firstName(row.userName),
    votes,
    state: state === 'open' ? 'open' : shown,
    answer,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns a question as a member sees it. `userId` is the member's ID. */
export function presentToMember(row: QuestionRow, userId: string | undefined, place: Place): MemberQuestion {
  const isOwn = userId !== undefined && row.userId === userId;
  return { ...presentQuestion(row, place), isOwn, hasVoted: row.hasVoted };
}

/** Returns a question as editors see it. */
export function presentToEditor(row: QuestionRow): AdminQuestion {
  const { id, text, userName, votes, state, episode, answerSec, answeredAt, createdAt } = row;
  return {
    ...{ id, text, votes, state, answerSec, askedBy: firstName(userName) },
    episode: episode && { ...episode, publishedAt: episode.publishedAt?.toISOString() ?? null },
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the URL of an episode's page at the time of an answer. */
export function answerUrl(origin: string, slug: string, answerSec: number): string {
  return `${origin}/episodes/${slug}?t=${answerSec}`;
}

/** Returns the first name of the member who asked. Other members don't see the whole name (docs/product.md, AMA). */
export function firstName(name: string | null): string {
  return name?.trim().split(/\s+/)[0] || 'A member';
}
