import { episodes, questions, users } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { isPublic } from '../content/publication.ts';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { answerUrl } from './present-question.ts';

interface AnsweredContent {
  name: string;
  question: string;
  episode: string;
  link: string;
}

/**
 * Tells the member who asked a question where an episode answers it. The email is dropped if the question isn't
 * answered any more, or the episode isn't public.
 */
export const questionAnsweredMail = defineMail({
  kind: 'question-answered',
  ids: { userId: z.uuid(), questionId: z.uuid() },
  async prepare(
    { db, clock, origin }: Deps,
    { userId, questionId },
  ): Promise<PreparedMail<AnsweredContent> | undefined> {
    const isAnswered = and(
      eq(questions.id, questionId),
      eq(questions.state, 'answered'),
      isPublic(episodes, clock.now()),
      eq(users.id, userId),
    );
    const [found] = await db
      .select({ question: questions, episode: { slug: episodes.slug, title: episodes.title }, user: users })
      .from(questions)
      .innerJoin(episodes, eq(episodes.id, questions.episodeId))
      .innerJoin(users, eq(users.id, questions.userId))
      .where(isAnswered);
    if (!found) return undefined;
    const { question, episode, user } = found;
    const link = answerUrl(origin, episode.slug, question.answerSec ?? 0);
    return { to: user.email, content: { name: user.name, question: question.text, episode: episode.title, link } };
  },
});
