import type { MemberQuestion } from '@longreturn/contract/questions';
import { trpc } from '../../lib/trpc.ts';
import { voteOptions } from './vote-options.ts';

/**
 * Returns a function that votes for a question or takes the vote back. The page shows the result at once, and the
 * former state again if the request fails. While a request is pending, the function does nothing.
 */
export function useVote(question: MemberQuestion): () => void {
  const { id, hasVoted } = question;
  const options = voteOptions(question, trpc.useUtils().content.ama.questions);
  const vote = trpc.content.ama.vote.useMutation(options);
  const unvote = trpc.content.ama.unvote.useMutation(options);
  return () => {
    if (vote.isPending || unvote.isPending) return;
    (hasVoted ? unvote : vote).mutate({ id });
  };
}
