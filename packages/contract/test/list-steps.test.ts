import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import { listSteps } from '../src/query-parameters.ts';

test('a number of steps is valid from 2 up to the limit, and a larger number counts as the limit', () => {
  expect(listSteps('2')).toBe(2);
  expect(listSteps(3)).toBe(3);
  expect(listSteps(String(LIMITS.steps))).toBe(LIMITS.steps);
  expect(listSteps('9999')).toBe(LIMITS.steps);
});

test.each(['1', '0', '-2', '02', '2.5', '1e1', ' 3', 'many', '', undefined, null, ['2', '3']])(
  '%j counts as one step',
  (given) => {
    expect(listSteps(given)).toBeUndefined();
  },
);
