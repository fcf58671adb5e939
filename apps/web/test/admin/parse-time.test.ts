import { expect, test } from 'vitest';
import { parseTime } from '../../src/features/admin/questions/parse-time.ts';

test.each([
  ['0:00', 0],
  ['12:30', 750],
  [' 75:05 ', 4505],
  ['1:02:30', 3750],
])('“%s” is a time', (text, seconds) => {
  expect(parseTime(text)).toBe(seconds);
});

test.each(['', '12', '12:3', '12:60', '1:2:3:4', '-1:00', 'noon'])('“%s” is not a time', (text) => {
  expect(parseTime(text)).toBeUndefined();
});
