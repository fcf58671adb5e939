import { expect, test } from 'vitest';
import { paywallText } from '../../src/features/articles/article-body.tsx';

test('after a free part, the paywall says how many minutes remain', () => {
  const article = { readingMinutes: 14, preview: '<p>Free.</p>' };
  expect(paywallText({ ...article, minutesLeft: 11 })).toBe('Eleven more minutes to read.');
  expect(paywallText({ ...article, minutesLeft: 1 })).toBe('One more minute to read.');
});

test('without a free part, the paywall says how long the whole text takes', () => {
  expect(paywallText({ readingMinutes: 3, minutesLeft: 3, preview: null })).toBe('Three minutes to read.');
  expect(paywallText({ readingMinutes: 1, minutesLeft: 1, preview: null })).toBe('One minute to read.');
  expect(paywallText({ readingMinutes: 25, minutesLeft: 25, preview: null })).toBe('25 minutes to read.');
});
