import type { AnsweredQuestions as Answered } from '@longreturn/contract/questions';
import { expect, test } from 'vitest';
import { AnsweredQuestions } from '../../src/features/ama/answered-questions.tsx';
import { createApiContext } from '../../src/lib/trpc.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { sampleEpisode } from '../episodes/sample-episode.ts';

function render(answered: Answered): Promise<string> {
  const context = createApiContext();
  const episode = { ...sampleEpisode(), media: [], related: [] };
  context.utils.content.ama.answered.setData({ slug: episode.slug }, answered);
  return renderPagePart(<AnsweredQuestions episode={episode} />, { context });
}

test('members see each question with a link to the time of its answer', async () => {
  const questions = [{ id: '1', text: 'How long is long enough?', askedBy: 'Grace', answerSec: 3754 }];
  const html = await render({ count: 1, questions });
  expect(html).toContain('Questions answered in this episode');
  expect(html).toMatch(/<a[^>]*href="\/episodes\/the-clock-in-the-methyl-groups\?t=3754"[^>]*>1:02:34/);
  expect(html).toContain('How long is long enough?');
});

test('other readers see only the number of questions', async () => {
  expect(await render({ count: 2, questions: null })).toContain('2 questions');
});

test('an episode without answers has no section for questions', async () => {
  expect(await render({ count: 0, questions: [] })).not.toContain('Questions answered');
});
