import { expect, test } from 'vitest';
import { articleAccess, articleFilter, hasLead, isFiltered } from '../../src/features/articles/article-filter.ts';

test('a URL without a query selects everything', () => {
  const filter = articleFilter({});
  expect(filter).toEqual({});
  expect(articleAccess(filter)).toBe('all');
  expect(isFiltered(filter)).toBe(false);
});

test('clearing one checkbox shows the other kind, and clearing both shows nothing', () => {
  expect(articleAccess(articleFilter({ premium: '0' }))).toBe('free');
  expect(articleAccess(articleFilter({ free: '0' }))).toBe('premium');
  expect(articleAccess(articleFilter({ premium: '0', free: '0' }))).toBe('none');
});

test('the filter leaves out selected checkboxes, which the form sends without JavaScript', () => {
  expect(articleFilter({ q: '', premium: '1', free: '0' })).toEqual({ free: '0' });
});

test('the search text is trimmed and truncated to the API’s limit', () => {
  expect(articleFilter({ q: '  sleep ' })).toEqual({ q: 'sleep' });
  expect(articleFilter({ q: 'a'.repeat(5000) }).q).toHaveLength(200);
  expect(articleFilter({ q: `${'a'.repeat(199)}😀` }).q).toBe('a'.repeat(199));
});

test('invalid parameters are left out', () => {
  expect(articleFilter({ q: ['x'], premium: 'no', free: 0, cursor: '' })).toEqual({});
});

test('a cursor is not a filter', () => {
  expect(isFiltered(articleFilter({ cursor: 'abc' }))).toBe(false);
});

test('an unfiltered list that starts with the newest article has a lead, however many articles are shown', () => {
  expect(hasLead(articleFilter({}))).toBe(true);
  expect(hasLead(articleFilter({ steps: 2 }))).toBe(true);
  for (const given of [{ q: 'sleep' }, { premium: '0' }, { free: '0' }, { cursor: 'abc' }]) {
    expect(hasLead(articleFilter(given))).toBe(false);
  }
});
