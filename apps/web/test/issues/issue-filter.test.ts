import { expect, test } from 'vitest';
import { issueFilter } from '../../src/features/issues/issue-filter.ts';

test('the archive shows all issues, or one edition, from a cursor', () => {
  expect(issueFilter({ archive: 'all' })).toEqual({ archive: 'all' });
  const given = { archive: 'daily-highlights', cursor: 'MjAyNg' };
  expect(issueFilter(given)).toEqual(given);
});

test('an unknown edition is left out, so that all issues show', () => {
  expect(issueFilter({ archive: 'weekly' })).toEqual({ archive: 'all' });
});

test.each([undefined, '', 7])('without a text parameter (%j) there is no archive to show', (archive) => {
  expect(issueFilter({ archive })).toBeUndefined();
});
