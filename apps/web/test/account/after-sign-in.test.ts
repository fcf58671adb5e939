import { expect, test } from 'vitest';
import { afterSignIn } from '../../src/features/account/after-sign-in.ts';

test('an administrator goes to the dashboard, wherever they came from', () => {
  expect(afterSignIn({ role: 'admin' }, undefined)).toBe('/admin/dashboard');
  expect(afterSignIn({ role: 'admin' }, '/topics')).toBe('/admin/dashboard');
});

test.each(['visitor', 'subscriber', 'member', 'editor'] as const)('a %s goes to the profile, or back', (role) => {
  expect(afterSignIn({ role }, undefined)).toBe('/profile');
  expect(afterSignIn({ role }, '/topics')).toBe('/topics');
});

test('nobody goes to another site', () => {
  expect(afterSignIn({ role: 'member' }, '//evil.example')).toBe('/profile');
});
