import { describe, expect, it } from 'vitest';
import { formatDuration, wholeMinutes } from '../src/format-time.ts';

describe('a duration', () => {
  it.each([
    [0, '0:00'],
    [61, '1:01'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [4358, '1:12:38'],
    [36_061, '10:01:01'],
  ])('of %i seconds is %s on a card', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it('is in minutes on the home page, rounded down', () => {
    expect(wholeMinutes(4358)).toBe(72);
    expect(wholeMinutes(59)).toBe(0);
  });
});
