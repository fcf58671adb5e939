import { expect, test } from 'vitest';
import { readArguments } from '../src/read-arguments.ts';

test('all groups except visits and growth are measured by default', () => {
  expect(readArguments([]).groups).toEqual([
    'pages',
    'api',
    'feeds',
    'accounts',
    'memory',
    'export',
    'audio',
    'save',
    'webhooks',
    'javascript',
    'start',
    'browser',
  ]);
});

test('--episodes and --people each add the growth group', () => {
  expect(readArguments(['--episodes', '2000'])).toMatchObject({ episodes: 2000, people: 100_000 });
  expect(readArguments(['--people', '500'])).toMatchObject({ episodes: 10_000, people: 500 });
  for (const name of ['--episodes', '--people']) expect(readArguments([name, '7']).groups).toContain('growth');
  expect(() => readArguments(['--people', 'many'])).toThrow('Usage');
});

test('--only selects groups, and an unknown group is an error', () => {
  expect(readArguments(['--only', 'api,start']).groups).toEqual(['api', 'start']);
  expect(readArguments(['--only', 'visits']).groups).toEqual(['visits']);
  expect(readArguments(['--only', 'growth'])).toEqual({ groups: ['growth'], episodes: 10_000, people: 100_000 });
  expect(() => readArguments(['--only', 'nothing'])).toThrow('Usage');
});
