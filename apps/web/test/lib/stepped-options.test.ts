import { expect, test } from 'vitest';
import { steppedOptions } from '../../src/lib/stepped-options.ts';

test('two beginnings of a list are two lists', () => {
  const hashOf = (cursor?: string) => steppedOptions(cursor).queryKeyHashFn(['episodes']);
  expect(hashOf('MjAyNg')).not.toBe(hashOf());
  expect(hashOf('MjAyNg')).toBe(hashOf('MjAyNg'));
});

test('a list that failed to load is not asked for again by its page', () => {
  expect(steppedOptions(undefined).retryOnMount).toBe(false);
});
