import type { MemberQuestion } from '@longreturn/contract/questions';
import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { voteOptions } from './vote-options.ts';

/**
 * Returns a function that votes for a question or takes the vote back. The page shows the result at once, and the
 * former state again if the request fails. The requests of quick presses are sent one after the other.
 */
export function useVote(question: MemberQuestion): () => void {
  const { id, hasVoted } = question;
  const presses = useRef({ latest: 0 });
  const options = voteOptions(question, trpc.useUtils().content.ama.questions, presses.current);
  const vote = trpc.content.ama.vote.useMutation(options);
  const unvote = trpc.content.ama.unvote.useMutation(options);
  return () => (hasVoted ? unvote : vote).mutate({ id });
}
