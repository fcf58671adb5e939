import { expect, test } from 'vitest';
import { bareShell } from '../src/bare-shell.ts';

test('a site gets PATH and HOME from the shell, but no settings', () => {
  const settings = { LOG_LEVEL: 'trace', CONTACT_EMAIL: 'me@example.org', RATE_LIMIT_MULTIPLIER: '9', ANY_OTHER: 'x' };
  expect(bareShell({ PATH: '/bin', HOME: '/home/me', NODE_OPTIONS: '--inspect', ...settings })).toEqual({
    PATH: '/bin',
    HOME: '/home/me',
  });
});
