import { expect, test } from 'vitest';
import { safeNext } from '../src/safe-next.ts';

test.each([
  '/',
  '/profile',
  '/episodes?q=sleep%20debt&type=x#top',
  '/articles/a-b?next=//evil.example',
  '/membership?plan=annual',
])('a page of the site is kept: %s', (next) => expect(safeNext(next)).toBe(next));

test('what a browser would shorten is shortened', () => {
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
])('anything else is refused: %j', (next) => expect(safeNext(next)).toBeUndefined());

test.each([undefined, null, 1, ['/profile'], { toString: () => '/profile' }])('so is what is no text: %j', (next) =>
  expect(safeNext(next)).toBeUndefined(),
);
