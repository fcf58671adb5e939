import { expect, test } from 'vitest';
import { steppedOptions } from '../../src/lib/read-steps.ts';

test('lists with different starts are different lists', () => {
  const hashOf = (cursor?: string) => steppedOptions(cursor).queryKeyHashFn(['episodes']);
  expect(hashOf('MjAyNg')).not.toBe(hashOf());
  expect(hashOf('MjAyNg')).toBe(hashOf('MjAyNg'));
});

test('a list that failed to load is not requested again by its page', () => {
  expect(steppedOptions(undefined).retryOnMount).toBe(false);
});
