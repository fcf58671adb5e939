import type { MemberQuestion, QuestionVotes } from '@longreturn/contract/questions';
import type { ApiContext } from '../../lib/trpc.ts';
import { failureToast } from '../toasts/show-toast.ts';
import { questionsQuery } from './questions-query.ts';

type CachedQuestions = Pick<
  ApiContext['utils']['content']['ama']['questions'],
  'cancel' | 'setInfiniteData' | 'invalidate'
>;

const { input } = questionsQuery('open');

/** A press of the button. */
interface Press {
  number: number;
  /** The votes before the press. */
  former: QuestionVotes;
}

/**
 * Returns the options of the mutation that votes for a question or takes the vote back. The cache shows the result at
 * once, and the former state again if the request fails. `presses` counts the presses of the question's button: only
 * the latest press decides what is shown.
 */
export function voteOptions(
  { id, votes, hasVoted }: MemberQuestion,
  questions: CachedQuestions,
  presses: { latest: number },
) {
  const show = (shown: QuestionVotes) => {
    questions.setInfiniteData(input, (data) => {
      if (!data) return data;
      const pages = data.pages.map((page) => ({
        ...page,
        items: page.items.map((item) => (item.id === shown.id ? { ...item, ...shown } : item)),
      }));
      return { ...data, pages };
    });
  };
  return {
    scope: { id: `vote for ${id}` }, // one request after the other
    /**
     * Returns the state before the press, for `onError`. When `onError` runs, `votes` and `hasVoted` may already
     * include the press.
     */
    onMutate: async (): Promise<Press> => {
      presses.latest += 1;
      const press = { number: presses.latest, former: { id, votes, hasVoted } };
      await questions.cancel(input); // an older response must not replace the new state
      show({ id, votes: votes + (hasVoted ? -1 : 1), hasVoted: !hasVoted });
      return press;
    },
    onSuccess: (now: QuestionVotes, _variables: unknown, press: Press) => {
      if (press.number === presses.latest) show(now);
    },
    onError: (error: unknown, _variables: unknown, press: Press | undefined) => {
      if (press?.number === presses.latest) show(press.former);
      failureToast('Your vote was not saved')(error);
      void questions.invalidate();
    },
  };
}
