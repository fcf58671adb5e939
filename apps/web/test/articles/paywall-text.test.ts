import { expect, test } from 'vitest';
import { paywallText } from '../../src/features/articles/article-body.tsx';

test('after a free part, the paywall says how many minutes remain', () => {
  const article = { readingMinutes: 14, preview: '<p>Free.</p>' };
  expect(paywallText({ ...article, minutesLeft: 11 })).toBe('The remaining eleven minutes are for members.');
  expect(paywallText({ ...article, minutesLeft: 1 })).toBe('The remaining minute is for members.');
});

test('without a free part, the paywall says that the whole text is for members', () => {
  const text = 'This article takes three minutes to read and is for members.';
  expect(paywallText({ readingMinutes: 3, minutesLeft: 3, preview: null })).toBe(text);
  expect(paywallText({ readingMinutes: 1, minutesLeft: 1, preview: null })).toContain('one minute to read');
  expect(paywallText({ readingMinutes: 25, minutesLeft: 25, preview: null })).toContain('25 minutes to read');
});
