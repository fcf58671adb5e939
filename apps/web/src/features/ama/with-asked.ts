import type { MemberQuestion } from '@longreturn/contract/questions';

/**
 * Adds the member's new question (`asked`) at the top of the open questions if it isn't among them: with only one vote,
 * it may be on a later page. `others` has the questions in other states. If the new question is among those, it is no
 * longer open, so it isn't added.
 */
export function withAsked(
  questions: readonly MemberQuestion[],
  asked: MemberQuestion | undefined,
  others: readonly MemberQuestion[] = [],
): readonly MemberQuestion[] {
  const isMissing = asked && [...questions, ...others].every(({ id }) => id !== asked.id);
  return isMissing ? [asked, ...questions] : questions;
}
