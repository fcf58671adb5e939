import { expect, test } from 'vitest';
import { fieldName, isTime, valueText } from '../../src/features/admin/overview/audit/change-text.ts';

test('fields have readable names', () => {
  expect(fieldName('publishedAt')).toBe('Publish date');
  expect(fieldName('isAma')).toBe('AMA');
  expect(fieldName('videoEmbedUrl')).toBe('Video embed url');
  expect(fieldName('social-links')).toBe('Social links');
});

test.each([
  [null, 'none'],
  ['', 'none'],
  [[], 'none'],
  [true, 'yes'],
  [false, 'no'],
  [90, '90'],
  ['member', 'member'],
  [['sleep', 'exercise'], 'sleep, exercise'],
  [{ characters: 12_400 }, 'text of 12,400 characters'],
])('the value %j is shown as %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('an ISO 8601 time is recognised as a time; a date or another text isn’t', () => {
  expect(isTime('2026-11-12T06:00:00.000Z')).toBe(true);
  expect(isTime('2026-11-12')).toBe(false);
  expect(isTime(null)).toBe(false);
});
