import { expect, test } from 'vitest';
import { issueFilter } from '../../src/features/issues/issue-filter.ts';

test('the filter selects all issues or one edition, and can start at a cursor', () => {
  expect(issueFilter({ archive: 'all' })).toEqual({ archive: 'all' });
  const given = { archive: 'daily-highlights', cursor: 'MjAyNg' };
  expect(issueFilter(given)).toEqual(given);
});

test('an unknown edition counts as all issues', () => {
  expect(issueFilter({ archive: 'weekly' })).toEqual({ archive: 'all' });
});

test.each([undefined, '', 7])('if the archive parameter is %j, the page isn’t the archive', (archive) => {
  expect(issueFilter({ archive })).toBeUndefined();
});
