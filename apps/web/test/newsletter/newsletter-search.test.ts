import { expect, test } from 'vitest';
import { newsletterSearch } from '../../src/features/newsletter/newsletter-search.ts';

test('the page reads the parameters of lists, of an issue and of emailed links; unknown or empty ones are ignored', () => {
  const read = { q: 'sleep', free: '0', confirm: 'secret', manage: 'other', issue: 'a-slug', archive: 'all' } as const;
  const given = { ...read, token: 'x' };
  expect(newsletterSearch(given)).toEqual(read);
  expect(newsletterSearch({ confirm: '', manage: '', issue: '' })).toEqual({});
});
