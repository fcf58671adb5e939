import { expect, test } from 'vitest';
import { searchState, shownResults } from '../../src/features/search/search-state.ts';

const SLEEP = {
  kind: 'topic',
  slug: 'sleep',
  title: 'Sleep',
  excerpt: '',
  isPremium: false,
  isLocked: false,
  inTranscript: false,
} as const;
const response = (given: Partial<Parameters<typeof searchState>[0]['response']> = {}) => ({
  data: { results: [SLEEP] },
  isError: false,
  isPlaceholderData: false,
  ...given,
});

test('results count as found if they are the results for the text in the field', () => {
  expect(searchState({ text: ' sleep ', query: 'sleep', response: response() })).toEqual({
    is: 'found',
    query: 'sleep',
    results: [SLEEP],
  });
});

test('while a text is pending, the previous results are still shown, but don’t count as found', () => {
  const typed = searchState({ text: 'sleep debt', query: 'sleep', response: response() });
  const asked = searchState({
    text: 'sleep debt',
    query: 'sleep debt',
    response: response({ isPlaceholderData: true }),
  });
  expect([typed, asked].map(({ is }) => is)).toEqual(['searching', 'searching']);
  expect(shownResults(typed)).toEqual([SLEEP]);
});

test('an empty result for another text doesn’t count as the result for this text', () => {
  const nothing = { data: { results: [] } };
  expect(searchState({ text: 'sleep', query: 'zzzz', response: response(nothing) }).is).toBe('searching');
  const placeholder = response({ ...nothing, isPlaceholderData: true });
  expect(searchState({ text: 'sleep', query: 'sleep', response: placeholder }).is).toBe('searching');
});

test('a failed search for another text doesn’t count as a failed search for this text', () => {
  const failed = response({ data: undefined, isError: true });
  expect(searchState({ text: 'sleep', query: 'sleep', response: failed }).is).toBe('failed');
  expect(searchState({ text: 'sleep d', query: 'sleep', response: failed }).is).toBe('searching');
});

test('a single letter isn’t searched for', () => {
  expect(searchState({ text: 's ', query: 'sleep', response: response() }).is).toBe('idle');
});
