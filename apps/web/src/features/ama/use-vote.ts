import type { MemberQuestion, QuestionVotes } from '@longreturn/contract/questions';
import { trpc } from '../../lib/trpc.ts';
import { failureToast } from '../toasts/show-toast.ts';
import { questionsQuery } from './questions-query.ts';

const { input } = questionsQuery('open');

/**
 * Returns a function that votes for a question or takes the vote back. The page shows the result at once, and the
 * former state again if the request fails. While a request is pending, the function does nothing.
 */
export function useVote(question: MemberQuestion): () => void {
  const { id, votes, hasVoted } = question;
  const { questions } = trpc.useUtils().content.ama;
  const show = (shown: QuestionVotes) =>
    questions.setInfiniteData(input, (data) => {
      if (!data) return data;
      const pages = data.pages.map((page) => ({
        ...page,
        items: page.items.map((item) => (item.id === shown.id ? { ...item, ...shown } : item)),
      }));
      return { ...data, pages };
    });
  const options = {
    onMutate: async () => {
      await questions.cancel(input); // an older response must not replace the new state
      show({ id, votes: votes + (hasVoted ? -1 : 1), hasVoted: !hasVoted });
    },
    onSuccess: show,
    onError: (error: unknown) => {
      show({ id, votes, hasVoted });
      failureToast('Your vote was not saved')(error);
      void questions.invalidate();
    },
  };
  const vote = trpc.content.ama.vote.useMutation(options);
  const unvote = trpc.content.ama.unvote.useMutation(options);
  return () => {
    if (vote.isPending || unvote.isPending) return;
    (hasVoted ? unvote : vote).mutate({ id });
  };
}
