import type { MemberQuestion } from '@longreturn/contract/questions';

/** Puts the question that the member has just asked first, because a question with one vote may be on a later page. */
export function withAsked(
  questions: readonly MemberQuestion[],
  asked: MemberQuestion | undefined,
): readonly MemberQuestion[] {
  const isMissing = asked && questions.every(({ id }) => id !== asked.id);
  return isMissing ? [asked, ...questions] : questions;
}
