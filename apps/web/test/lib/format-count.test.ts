import { expect, test } from 'vitest';
import { formatCount } from '../../src/lib/format-count.ts';

test('only the count 1 has a singular noun', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'episode'))).toEqual(['0 episodes', '1 episode', '2 episodes']);
});
