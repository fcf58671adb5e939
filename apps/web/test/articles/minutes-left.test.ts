import { expect, test } from 'vitest';
import { minutesLeft, paywallText } from '../../src/features/articles/minutes-left.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

test('the minutes of the free part are not counted again', () => {
  expect(minutesLeft({ readingMinutes: 14, preview: words(3 * 230) })).toBe(11);
  expect(paywallText({ readingMinutes: 14, preview: words(3 * 230) })).toBe(
    'The remaining eleven minutes are for members.',
  );
});

test('tags are no words', () => {
  expect(minutesLeft({ readingMinutes: 2, preview: '<h2>Two</h2><p>and <em>a</em> half</p>'.repeat(50) })).toBe(1);
  expect(minutesLeft({ readingMinutes: 2, preview: '<p><br /></p>'.repeat(500) })).toBe(2);
});

test('at least one minute remains, and one minute is singular', () => {
  expect(paywallText({ readingMinutes: 1, preview: words(230) })).toBe('The remaining minute is for members.');
});

test('without a free part the whole is for members', () => {
  const text = 'This article takes three minutes to read and is for members.';
  expect(paywallText({ readingMinutes: 3, preview: null })).toBe(text);
  expect(paywallText({ readingMinutes: 1, preview: null })).toContain('one minute to read');
  expect(paywallText({ readingMinutes: 25, preview: null })).toContain('25 minutes to read');
});
