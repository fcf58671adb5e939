import { describe, expect, it } from 'vitest';
import { portrait } from '../../src/art/portrait.ts';
import { isWellFormed } from './well-formed.ts';

describe.each(['maren', 'elias'] as const)('the portrait of %s', (name) => {
  const svg = portrait(name);

  it('is always the same', () => {
    expect(portrait(name)).toBe(svg);
  });

  it('is well-formed and under 90 KB', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(90_000);
  });
});
