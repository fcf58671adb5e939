import type { MemberQuestion } from '@longreturn/contract/questions';

/** Builds an open question of another member, as a member sees it. */
export function buildQuestion(given: Partial<MemberQuestion> = {}): MemberQuestion {
  return {
    id: '019f0000-0000-7000-8000-000000000021',
    text: 'How long is long enough?',
    askedBy: 'Grace',
    votes: 12,
    state: 'open',
    answer: null,
    createdAt: '2026-11-15T12:00:00.000Z',
    isOwn: false,
    hasVoted: false,
    ...given,
  };
}
