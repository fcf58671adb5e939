import { expect, test } from 'vitest';
import { counted } from '../../src/lib/counted.ts';

test('only one is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'episode'))).toEqual(['0 episodes', '1 episode', '2 episodes']);
});
