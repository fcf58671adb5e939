import { expect, test } from 'vitest';
import { issueFilter } from '../../src/features/issues/issue-filter.ts';

test('the archive is all of it, or one edition, from a cursor on', () => {
  expect(issueFilter({ archive: 'all' })).toEqual({ archive: 'all' });
  const given = { archive: 'daily-highlights', cursor: 'MjAyNg' };
  expect(issueFilter(given)).toEqual(given);
});

test('an edition that there is not is left out, so that all is shown', () => {
  expect(issueFilter({ archive: 'weekly' })).toEqual({ archive: 'all' });
});

test.each([undefined, '', 7])('without words (%j) there is no archive to show', (archive) => {
  expect(issueFilter({ archive })).toBeUndefined();
});
