import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_TESTS } from '../long-tests.mjs';
import { summary } from '../summary.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const RESULTS = [{ name: 'browser', passed: 2, failed: 1, seconds: 3 }];

test.each(Object.values(LONG_TESTS).flat())('%s matches test files', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT }).filter((file) => file.endsWith('.test.ts'))).not.toEqual([]);
});

test('the summary of a short run says that the long tests were left out, and its last line has the counts', () => {
  const lines = summary(RESULTS, { elapsed: 3, isShort: true }).split('\n');
  expect(lines.slice(-2)).toEqual([
    'the long tests were left out; npm test -- --all runs them too',
    '2 passed, 1 failed',
  ]);
});

test('the summary of a whole run doesn’t mention long tests', () => {
  expect(summary(RESULTS, { elapsed: 3, isShort: false })).not.toContain('long tests');
});
