import { expect, test } from 'vitest';
import { momentOf, momentOnPage, momentPath } from '../../src/features/player/moment-path.ts';

test('a link to a moment has the time in whole seconds, and opens at that time', () => {
  const path = momentPath('a-slug', 83.9);
  expect(path).toBe('/episodes/a-slug?t=83');
  expect(momentOf(new URL(path, 'https://example.org').search)).toBe(83);
});

test.each(['', '?t=', '?t=-1', '?t=1.5', '?t=1e3', '?t=x', '?t=86401', '?t=99999999999'])(
  'the query %j has no time',
  (search) => {
    expect(momentOf(search)).toBeUndefined();
  },
);

test('the time in a URL applies only to the episode in that URL', () => {
  const location = { pathname: '/episodes/a-slug', searchStr: '?t=83' };
  expect(momentOnPage(location, { slug: 'a-slug' })).toBe(83);
  expect(momentOnPage(location, { slug: 'another' })).toBeUndefined();
});
