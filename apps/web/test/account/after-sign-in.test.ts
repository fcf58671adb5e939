import { expect, test } from 'vitest';
import { afterSignIn } from '../../src/features/account/account-search.ts';

test('after login, an admin gets to the dashboard or back to the previous page', () => {
  expect(afterSignIn({ role: 'admin' }, undefined)).toBe('/admin/dashboard');
  expect(afterSignIn({ role: 'admin' }, '//evil.example')).toBe('/admin/dashboard');
  expect(afterSignIn({ role: 'admin' }, '/articles/an-expensive-verb')).toBe('/articles/an-expensive-verb');
});

test.each(['visitor', 'subscriber', 'member', 'editor'] as const)(
  'after login, a user with the role %s gets to the profile or back to the previous page',
  (role) => {
    expect(afterSignIn({ role }, undefined)).toBe('/profile');
    expect(afterSignIn({ role }, '/topics')).toBe('/topics');
  },
);

test('nobody is redirected to another site', () => {
  expect(afterSignIn({ role: 'member' }, '//evil.example')).toBe('/profile');
});
