import { expect, test } from 'vitest';
import { pagedOptions } from '../../src/lib/read-list-pages.ts';

test('lists that start at different cursors don’t share a cache entry', () => {
  const hashOf = (cursor?: string) => pagedOptions(cursor).queryKeyHashFn(['episodes']);
  expect(hashOf('MjAyNg')).not.toBe(hashOf());
  expect(hashOf('MjAyNg')).toBe(hashOf('MjAyNg'));
});

test('after a list failed to load, the page doesn’t request it again by itself', () => {
  expect(pagedOptions(undefined).retryOnMount).toBe(false);
});
