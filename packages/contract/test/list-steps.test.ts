import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import { listSteps } from '../src/query-parameters.ts';

test('a URL may request several steps of a list, up to the maximum that a page shows', () => {
  expect(listSteps('2')).toBe(2);
  expect(listSteps(3)).toBe(3);
  expect(listSteps(String(LIMITS.steps))).toBe(LIMITS.steps);
  expect(listSteps('9999')).toBe(LIMITS.steps);
});

test.each(['1', '0', '-2', '02', '2.5', '1e1', ' 3', 'many', '', undefined, null, ['2', '3']])(
  '%j is one step',
  (given) => {
    expect(listSteps(given)).toBeUndefined();
  },
);
