import type { SearchResult } from '@longreturn/contract/content';
import { expect, test } from 'vitest';
import { groupResults, resultLink } from '../../src/features/search/group-results.ts';

const result = (kind: SearchResult['kind'], slug: string): SearchResult => ({
  kind,
  slug,
  title: slug,
  excerpt: '',
  isPremium: false,
  isLocked: false,
  inTranscript: false,
});

test('results are grouped by kind: the kind of the best result comes first, and each group is in order of rank', () => {
  const ranked = [
    result('article', 'a'),
    result('episode', 'b'),
    result('article', 'c'),
    result('topic', 'd'),
    result('issue', 'e'),
    result('paper', 'f'),
  ];

  const groups = groupResults(ranked).map(({ heading, results }) => [heading, results.map(({ slug }) => slug)]);

  expect(groups).toEqual([
    ['Articles', ['a', 'c']],
    ['Episodes', ['b']],
    ['Topics', ['d']],
    ['Newsletter', ['e']],
    ['Research', ['f']],
  ]);
});

test('without results there are no groups', () => {
  expect(groupResults([])).toEqual([]);
});

test.each([
  ['episode', { to: '/episodes/sleep' }],
  ['article', { to: '/articles/sleep' }],
  ['topic', { to: '/topics/sleep' }],
  ['paper', { to: '/research', search: { cursor: 'sleep' }, hash: 'sleep' }],
  ['issue', { to: '/newsletter', search: { issue: 'sleep' } }],
] as const)('a result of the kind “%s” links to its page', (kind, link) => {
  expect(resultLink({ kind, slug: 'sleep' })).toEqual(link);
});
