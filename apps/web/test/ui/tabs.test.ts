import { expect, test } from 'vitest';
import { targetOf } from '../../src/ui/tabs.tsx';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 0],
  ['ArrowLeft', 0, 1],
  ['Home', 1, 0],
  ['End', 0, 1],
  [' ', 1, 1],
  ['Tab', 0, undefined],
] as const)('%s on tab %i of two leads to %s', (key, index, target) => {
  expect(targetOf(key, index, 2)).toBe(target);
});
