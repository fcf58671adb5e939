import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { questionsQuery } from '../../src/features/ama/questions-query.ts';
import { voteOptions } from '../../src/features/ama/vote-options.ts';
import { createApiContext } from '../../src/lib/trpc.ts';
import { buildQuestion } from '../build-question.ts';

const { input } = questionsQuery('open');
const QUESTION = buildQuestion();

test('a vote is shown at once. If it fails, the former votes are shown again', async () => {
  const { queryClient, utils } = createApiContext();
  const { questions } = utils.content.ama;
  const page = { items: [QUESTION], nextCursor: null, total: 1 };
  questions.setInfiniteData(input, { pages: [page], pageParams: [null] });
  const shown = () => questions.getInfiniteData(input)?.pages[0]?.items[0] ?? QUESTION;

  const response = Promise.withResolvers<never>();
  const options = () => ({ mutationFn: () => response.promise, ...voteOptions(shown(), questions) });
  const vote = new MutationObserver(queryClient, options());
  const sent = vote.mutate(undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toMatchObject({ votes: 13, hasVoted: true });
  vote.setOptions(options()); // the page shows the new votes, and gives the mutation new options
  response.reject(new Error('status 500'));
  await expect(sent).rejects.toThrow('status 500');
  expect(shown()).toEqual(QUESTION);
});
