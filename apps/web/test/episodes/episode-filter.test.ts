import { expect, test } from 'vitest';
import { episodeFilter, isUnfiltered } from '../../src/features/episodes/episode-filter.ts';

test('the search text is trimmed and at most 200 characters long', () => {
  expect(episodeFilter({ q: '  sleep ' })).toEqual({ q: 'sleep' });
  expect(episodeFilter({ q: 'a'.repeat(5000) }).q).toHaveLength(200);
});

test('a search text of spaces is left out', () => {
  expect(episodeFilter({ q: '   ' })).toEqual({});
});

test('truncation never splits a character in two', () => {
  expect(episodeFilter({ q: `${'a'.repeat(199)}😀` }).q).toBe('a'.repeat(199));
});

test('only the ten episode types are accepted', () => {
  expect(episodeFilter({ type: 'News & Market Updates' })).toEqual({ type: 'News & Market Updates' });
  expect(episodeFilter({ type: 'Gossip' })).toEqual({});
  expect(episodeFilter({ type: '' })).toEqual({});
});

test('values that are not text are left out', () => {
  expect(episodeFilter({ q: 12, type: ['Investor Lens'], cursor: { a: 1 }, page: '3' })).toEqual({});
});

test('the cursor is passed on unchanged, because only the API can read it', () => {
  expect(episodeFilter({ cursor: 'MjAyNi0xMS0xMg', type: 'Investor Lens' })).toEqual({
    cursor: 'MjAyNi0xMS0xMg',
    type: 'Investor Lens',
  });
});

test('only ama=1 selects the AMA episodes', () => {
  expect(episodeFilter({ ama: '1' })).toEqual({ ama: '1' });
  expect(episodeFilter({ ama: 'true' })).toEqual({});
  expect(isUnfiltered({ ama: '1' })).toBe(false);
});
