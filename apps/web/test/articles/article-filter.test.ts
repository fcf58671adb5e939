import { expect, test } from 'vitest';
import { articleAccess, articleFilter, isFiltered } from '../../src/features/articles/article-filter.ts';

test('an address without a query stands for everything', () => {
  const filter = articleFilter({});
  expect(filter).toEqual({});
  expect(articleAccess(filter)).toBe('all');
  expect(isFiltered(filter)).toBe(false);
});

test('switching one box off leaves the other kind, switching both off leaves none', () => {
  expect(articleAccess(articleFilter({ premium: '0' }))).toBe('free');
  expect(articleAccess(articleFilter({ free: '0' }))).toBe('premium');
  expect(articleAccess(articleFilter({ premium: '0', free: '0' }))).toBe('none');
});

test('a box that is on, as a form without JavaScript sends it, is not in the address', () => {
  expect(articleFilter({ q: '', premium: '1', free: '0' })).toEqual({ free: '0' });
});

test('the words are trimmed, and cut at what the API takes', () => {
  expect(articleFilter({ q: '  sleep ' })).toEqual({ q: 'sleep' });
  expect(articleFilter({ q: 'a'.repeat(5000) }).q).toHaveLength(200);
  expect(articleFilter({ q: `${'a'.repeat(199)}😀` }).q).toBe('a'.repeat(199));
});

test('what has no meaning is left out', () => {
  expect(articleFilter({ q: ['x'], premium: 'no', free: 0, cursor: '' })).toEqual({});
});

test('a cursor is no filter', () => {
  expect(isFiltered(articleFilter({ cursor: 'abc' }))).toBe(false);
});
