import type { MemberQuestion } from '@longreturn/contract/questions';
import { UnstyledButton } from '@mantine/core';
import { nounFor } from '../../lib/format-count.ts';
import { IconChevron } from '../../ui/icons.tsx';
import { useVote } from './use-vote.ts';
import styles from './vote-button.module.css';

/**
 * Votes for an open question or takes the vote back. The button does nothing for the member's own question. Questions
 * that aren't open show only the number of votes.
 */
export function VoteButton({ question }: { question: MemberQuestion }) {
  const { votes, hasVoted, isOwn, state, text } = question;
  const toggle = useVote(question);
  const number = (
    <>
      <span className={styles.number}>{votes}</span>
      <span className={styles.noun}>{nounFor(votes, 'vote')}</span>
    </>
  );
  if (state !== 'open') return <p className={styles.votes}>{number}</p>;
  return (
    <UnstyledButton
      unstyled
      className={styles.button}
      aria-pressed={hasVoted}
      aria-disabled={isOwn || undefined}
      onClick={isOwn ? undefined : toggle}
    >
      <IconChevron />
      {number}
      <span className="visually-hidden"> for “{text}”</span>
    </UnstyledButton>
  );
}
