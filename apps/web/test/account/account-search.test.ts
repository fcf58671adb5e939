import { expect, test } from 'vitest';
import { accountSearch, forgotSearch, loginSearch } from '../../src/features/account/account-search.ts';

test('each account page reads only its own parameters', () => {
  const given = { next: '/topics', problem: 'email.taken', confirm: 'secret', token: 'secret', q: 'x' };
  expect(loginSearch(given)).toEqual({ next: '/topics', problem: 'email.taken', confirm: 'secret' });
  expect(accountSearch(given)).toEqual({ next: '/topics' });
  expect(forgotSearch(given)).toEqual({ next: '/topics', token: 'secret' });
});

test('parameters that are empty or not text are left out', () => {
  expect(loginSearch({ next: ['/topics'], problem: '', confirm: 1 })).toEqual({});
});
