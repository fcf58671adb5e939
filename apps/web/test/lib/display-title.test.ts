import { expect, test } from 'vitest';
import { displayTitle } from '../../src/lib/display-title.ts';

test('the last two words stay together', () => {
  expect(displayTitle('What a Healthy Decade Is Worth')).toBe('What a Healthy Decade Is\u00a0Worth');
});

test('the last two words may wrap if they are too wide for a phone, or if the title has only two words', () => {
  expect(displayTitle('Two Deeply Incompatible Recommendations')).toBe('Two Deeply Incompatible Recommendations');
  expect(displayTitle('Senescence, Sorted')).toBe('Senescence, Sorted');
});
