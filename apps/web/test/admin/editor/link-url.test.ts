import { expect, test } from 'vitest';
import { isKeptUrl, readLinkUrl } from '../../../src/features/admin/editor/link-url.ts';

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  [' example.com/a ', 'https://example.com/a'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['/episodes', '/episodes'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['a@example.com', 'mailto:a@example.com'],
])('the text “%s” is read as the link %s', (typed, url) => {
  expect(readLinkUrl(typed)).toBe(url);
});

test.each([
  '',
  'word',
  'two words',
  'http://example.com',
  'javascript:alert(1)',
  '//example.com',
  '/\\example.com',
  'ftp://a.example',
])('the text %j is not accepted as a link', (typed) => {
  expect(readLinkUrl(typed)).toBeUndefined();
});

test.each([
  ['https://example.com', true],
  ['http://example.com', true],
  ['mailto:a@example.com', true],
  ['/episodes', true],
  ['#fn-1', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['//example.com', false],
  [null, false],
])('a link to %j is kept: %s', (url, isKept) => {
  expect(isKeptUrl(url)).toBe(isKept);
});
