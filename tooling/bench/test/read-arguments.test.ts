import { expect, test } from 'vitest';
import { readArguments } from '../src/read-arguments.ts';

test('everything but growth is measured when nothing is asked for', () => {
  expect(readArguments([]).groups).toEqual(['pages', 'api', 'accounts', 'javascript', 'start', 'browser']);
});

test('--episodes adds the growth rows', () => {
  const { groups, episodes } = readArguments(['--episodes', '2000']);
  expect(groups).toContain('growth');
  expect(episodes).toBe(2000);
});

test('--only picks groups, and an unknown one is told', () => {
  expect(readArguments(['--only', 'api,start']).groups).toEqual(['api', 'start']);
  expect(readArguments(['--only', 'growth'])).toEqual({ groups: ['growth'], episodes: 10_000 });
  expect(() => readArguments(['--only', 'nothing'])).toThrow('Usage');
});
