import { expect, test } from 'vitest';
import { median, percentile } from '../src/median.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('the 99th percentile of a hundred values is the second largest', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.99)).toBe(99);
});

test('taking the median of an empty list throws an error', () => {
  expect(() => median([])).toThrow('nothing was measured');
});
