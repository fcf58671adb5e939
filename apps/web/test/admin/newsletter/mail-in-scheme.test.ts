import { expect, test } from 'vitest';
import { mailInScheme } from '../../../src/features/admin/newsletter/issues/mail-in-scheme.ts';

const MAIL =
  '<html><head><meta name="color-scheme" content="light dark"><style>:root { color-scheme: light dark; }' +
  '@media (prefers-color-scheme: dark) { p { color: white } }</style></head><body><p>In light dark rooms</p></body></html>';

test('an email is shown in the given colour scheme with its text unchanged, and its links open in a new tab', () => {
  const shown = (scheme: string, media: string) =>
    `<html><head><base target="_blank"><meta name="color-scheme" content="${scheme}"><style>:root { color-scheme: ${scheme}; }` +
    `@media ${media} { p { color: white } }</style></head><body><p>In light dark rooms</p></body></html>`;
  expect(mailInScheme(MAIL, 'light')).toBe(shown('light', 'not all'));
  expect(mailInScheme(MAIL, 'dark')).toBe(shown('dark', 'all'));
});
