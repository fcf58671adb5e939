import { expect, test } from 'vitest';
import { safeNext } from '../src/safe-next.ts';

test.each([
  '/',
  '/profile',
  '/episodes?q=sleep%20debt&type=x#top',
  '/articles/a-b?next=//evil.example',
  '/membership?plan=annual',
])('a path of the site is returned unchanged: %s', (next) => expect(safeNext(next)).toBe(next));

test('dot segments are resolved, as in a browser', () => {
  expect(safeNext('/episodes/../profile')).toBe('/profile');
});

test.each([
  '',
  'profile',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\0',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/x/..//evil.example',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x',
  '%2F%2Fevil.example',
  '/%',
  '/%zz',
  '/api/auth/google',
  '/%61pi/auth/google',
  '/trpc/auth.logout',
  `/${'a'.repeat(500)}`,
])('any other text is rejected: %j', (next) => expect(safeNext(next)).toBeUndefined());

test.each([undefined, null, 1, ['/profile'], { toString: () => '/profile' }])(
  'a value that isn’t text is rejected: %j',
  (next) => expect(safeNext(next)).toBeUndefined(),
);
