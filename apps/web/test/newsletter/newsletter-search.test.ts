import { expect, test } from 'vitest';
import { newsletterSearch } from '../../src/features/newsletter/newsletter-search.ts';

test('the page reads the filter of its list and the secrets of mailed links, nothing else', () => {
  const given = { q: 'sleep', free: '0', confirm: 'secret', manage: 'other', token: 'x' } as const;
  expect(newsletterSearch(given)).toEqual({ q: 'sleep', free: '0', confirm: 'secret', manage: 'other' });
  expect(newsletterSearch({ confirm: '', manage: '' })).toEqual({});
});
