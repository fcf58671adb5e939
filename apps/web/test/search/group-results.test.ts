import type { SearchResult } from '@longreturn/contract/content';
import { expect, test } from 'vitest';
import { groupResults, resultPath } from '../../src/features/search/group-results.ts';

const result = (kind: SearchResult['kind'], slug: string): SearchResult => ({
  kind,
  slug,
  title: slug,
  excerpt: '',
  isPremium: false,
  isLocked: false,
  inTranscript: false,
});

test('results are grouped by kind: the kind of the best result first, each group in the order of the ranking', () => {
  const ranked = [result('article', 'a'), result('episode', 'b'), result('article', 'c'), result('topic', 'd')];

  const groups = groupResults(ranked).map(({ heading, results }) => [heading, results.map(({ slug }) => slug)]);

  expect(groups).toEqual([
    ['Articles', ['a', 'c']],
    ['Episodes', ['b']],
    ['Topics', ['d']],
  ]);
});

test('without results there are no groups', () => {
  expect(groupResults([])).toEqual([]);
});

test.each([
  ['episode', '/episodes/sleep'],
  ['article', '/articles/sleep'],
  ['topic', '/topics/sleep'],
] as const)('a result of the kind “%s” links to its page', (kind, path) => {
  expect(resultPath({ kind, slug: 'sleep' })).toBe(path);
});
