import { expect, test } from 'vitest';
import { searchState, shownResults } from '../../src/features/search/search-state.ts';

const SLEEP = { kind: 'topic', slug: 'sleep', title: 'Sleep', excerpt: '', isPremium: false, isLocked: false } as const;
const answer = (given: Partial<Parameters<typeof searchState>[0]['answer']> = {}) => ({
  data: { results: [SLEEP] },
  isError: false,
  isPlaceholderData: false,
  ...given,
});

test('an answer to the words in the field is what they found', () => {
  expect(searchState({ text: ' sleep ', query: 'sleep', answer: answer() })).toEqual({
    is: 'found',
    query: 'sleep',
    results: [SLEEP],
  });
});

test('while words wait to be asked or answered, what the words before found is on show and not theirs', () => {
  const typed = searchState({ text: 'sleep debt', query: 'sleep', answer: answer() });
  const asked = searchState({ text: 'sleep debt', query: 'sleep debt', answer: answer({ isPlaceholderData: true }) });
  expect([typed, asked].map(({ is }) => is)).toEqual(['searching', 'searching']);
  expect(shownResults(typed)).toEqual([SLEEP]);
});

test('an empty answer to other words says nothing of these', () => {
  const nothing = { data: { results: [] } };
  expect(searchState({ text: 'sleep', query: 'zzzz', answer: answer(nothing) }).is).toBe('searching');
  const placeholder = answer({ ...nothing, isPlaceholderData: true });
  expect(searchState({ text: 'sleep', query: 'sleep', answer: placeholder }).is).toBe('searching');
});

test('a failure of other words is not theirs either', () => {
  const failed = answer({ data: undefined, isError: true });
  expect(searchState({ text: 'sleep', query: 'sleep', answer: failed }).is).toBe('failed');
  expect(searchState({ text: 'sleep d', query: 'sleep', answer: failed }).is).toBe('searching');
});

test('one letter is not searched for', () => {
  expect(searchState({ text: 's ', query: 'sleep', answer: answer() }).is).toBe('idle');
});
