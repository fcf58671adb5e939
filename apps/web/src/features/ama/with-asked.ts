import type { MemberQuestion } from '@longreturn/contract/questions';

/**
 * Puts the question that the member has just asked first, because a question with one vote may be on a later page.
 * `others` has the questions in other states. If the asked question is among them, it is no longer open, so it
 * isn't added.
 */
export function withAsked(
  questions: readonly MemberQuestion[],
  asked: MemberQuestion | undefined,
  others: readonly MemberQuestion[] = [],
): readonly MemberQuestion[] {
  const isMissing = asked && [...questions, ...others].every(({ id }) => id !== asked.id);
  return isMissing ? [asked, ...questions] : questions;
}
