import type { QuestionVotes } from '@longreturn/contract/questions';
import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { questionsQuery } from '../../src/features/ama/questions-query.ts';
import { voteOptions } from '../../src/features/ama/vote-options.ts';
import { createApiContext } from '../../src/lib/trpc.ts';
import { buildQuestion } from '../build-question.ts';

const { input } = questionsQuery('open');
const QUESTION = buildQuestion();

/** Puts the question into the cache. `shown` returns it as the page shows it. */
function showQuestion() {
  const { queryClient, utils } = createApiContext();
  const { questions } = utils.content.ama;
  const page = { items: [QUESTION], nextCursor: null, total: 1 };
  questions.setInfiniteData(input, { pages: [page], pageParams: [null] });
  const shown = () => questions.getInfiniteData(input)?.pages[0]?.items[0] ?? QUESTION;
  return { queryClient, questions, shown };
}

test('a vote is shown at once; if it fails, the previous votes are shown again', async () => {
  const { queryClient, questions, shown } = showQuestion();

  const presses = { latest: 0 };
  const response = Promise.withResolvers<never>();
  const options = () => ({ mutationFn: () => response.promise, ...voteOptions(shown(), questions, presses) });
  const vote = new MutationObserver(queryClient, options());
  const sent = vote.mutate(undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toMatchObject({ votes: 13, hasVoted: true });
  vote.setOptions(options()); // the page shows the new votes, and gives the mutation new options
  response.reject(new Error('status 500'));
  await expect(sent).rejects.toThrow('status 500');
  expect(shown()).toEqual(QUESTION);
});

test('quick presses are sent one after the other, and only the result of the last one is shown', async () => {
  const { queryClient, questions, shown } = showQuestion();
  const presses = { latest: 0 };
  const requests: PromiseWithResolvers<QuestionVotes>[] = [];
  const mutationFn = () => {
    const request = Promise.withResolvers<QuestionVotes>();
    requests.push(request);
    return request.promise;
  };
  const press = async () => {
    const options = { mutationFn, ...voteOptions(shown(), questions, presses) };
    const sent = new MutationObserver(queryClient, options).mutate(undefined);
    await new Promise((resolve) => setTimeout(resolve));
    return { sent };
  };
  const { id } = QUESTION;
  const first = await press();
  const second = await press();
  expect(shown()).toMatchObject({ votes: 12, hasVoted: false });
  expect(requests).toHaveLength(1);
  requests[0]?.resolve({ id, votes: 13, hasVoted: true });
  await first.sent;
  expect(shown()).toMatchObject({ votes: 12, hasVoted: false });
  await vi.waitFor(() => expect(requests).toHaveLength(2), 15_000);
  requests[1]?.resolve({ id, votes: 20, hasVoted: false });
  await second.sent;
  expect(shown()).toMatchObject({ votes: 20, hasVoted: false });
});
