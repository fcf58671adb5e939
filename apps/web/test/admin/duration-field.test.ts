import { expect, test } from 'vitest';
import { durationText, parseDuration } from '../../src/features/admin/episodes/duration-field.ts';

test.each([
  ['', null],
  ['  ', null],
  ['00:49', 2940],
  ['01:30', 5400],
  ['1:5', 3900],
  ['01:12:38', 4358],
  ['soon', 0],
  ['xx:30', 1800],
  ['01:yy', 3600],
  ['-1:30', 1800],
  ['1.5:00', 0],
  ['99999999:00', 2 ** 31 - 1],
])('parsing the text “%s” as a duration returns %s seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.each([
  [null, ''],
  [0, '00:00'],
  [2940, '00:49'],
  [4358, '01:12:38'],
  [360_000, '100:00'],
])('a duration of %s seconds is shown as “%s”, which is parsed to the same value', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
  expect(parseDuration(text)).toBe(seconds);
});
