import type { MemberQuestion } from '@longreturn/contract/questions';
import { expect, test } from 'vitest';
import { withAsked } from '../../src/features/ama/with-asked.ts';

const question = (id: string): MemberQuestion => ({
  ...{ id, text: 'How long is long enough?', askedBy: 'Grace', votes: 1, state: 'open', answer: null },
  ...{ createdAt: '2026-11-15T12:00:00.000Z', isOwn: true, hasVoted: true },
});
const [first, second, asked] = ['a', 'b', 'c'].map(question) as [MemberQuestion, MemberQuestion, MemberQuestion];

test('a question that was just asked comes first until the list contains it', () => {
  expect(withAsked([first, second], asked)).toEqual([asked, first, second]);
  expect(withAsked([], asked)).toEqual([asked]);
  expect(withAsked([first, asked], asked)).toEqual([first, asked]);
  expect(withAsked([first], undefined)).toEqual([first]);
});

test('a question that was just asked isn’t added to the open questions if it is already listed in another state', () => {
  expect(withAsked([first], asked, [{ ...asked, state: 'picked' }])).toEqual([first]);
  expect(withAsked([first], asked, [{ ...second, state: 'picked' }])).toEqual([asked, first]);
});
