import { describe, expect, it } from 'vitest';
import { figure } from '../../src/art/figure.ts';
import { compounded } from '../../src/art/figures/compounding.ts';
import { presentValue } from '../../src/art/figures/discount-rates.ts';
import { relativeRisk } from '../../src/art/figures/mortality-doubling.ts';
import { positivePredictiveValue } from '../../src/art/figures/predictive-value.ts';
import { levelAfterDoses } from '../../src/art/figures/repeated-dose.ts';
import { spreadApart } from '../../src/art/figures/spread-apart.ts';
import { isWellFormed } from './well-formed.ts';

const NAMES = ['discount-rates', 'compounding', 'mortality-doubling', 'repeated-dose', 'predictive-value'] as const;

describe.each(NAMES)('the figure %s', (name) => {
  const { wide, narrow, label, caption } = figure(name);

  it('is well-formed at both widths, and always the same', () => {
    for (const svg of [wide, narrow]) {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg).toContain(`aria-label="${label}"`);
    }
    expect(figure(name)).toEqual({ wide, narrow, label, caption });
  });

  it('has exactly one green line, with one green label', () => {
    expect(wide.match(/<path class="c hot"/g)).toHaveLength(1);
    expect(wide.match(/<text class="hot"/g)).toHaveLength(1);
  });

  it('is redrawn for phones, and has the requested size on wide screens', () => {
    expect(wide).toContain('class="large"');
    expect(wide).toContain('viewBox="0 0 680 330"');
    expect(narrow).toContain('class="small"');
    expect(narrow).toContain('viewBox="0 0 350 280"');
    expect(figure(name, { width: 440, height: 300 }).wide).toContain('viewBox="0 0 440 300"');
  });
});

describe('the plotted arithmetic', () => {
  it('discounts a dollar to 31 cents over forty years at 3 %', () => {
    expect(presentValue(0.03, 40)).toBeCloseTo(0.31, 2);
    expect(figure('discount-rates').caption).toContain('31 cents');
  });

  it('grows 1 to 14.97 in forty years at 7 %', () => {
    expect(compounded(0.07, 40)).toBeCloseTo(14.97, 2);
    expect(figure('compounding').wide).toContain('14.97</text>');
  });

  it('doubles a risk every eight years, to 181 times from 30 to 90', () => {
    expect(relativeRisk(38, 8)).toBe(2);
    expect(relativeRisk(90, 8)).toBeCloseTo(181.02, 2);
  });

  it('lets the level of repeated doses approach 2 without reaching it', () => {
    expect([1, 2, 3, 4].map(levelAfterDoses)).toEqual([1, 1.5, 1.75, 1.875]);
    expect(levelAfterDoses(30)).toBeLessThan(2);
  });

  it('makes positive results unreliable for a rare disease, and as reliable as the test at 50 % prevalence', () => {
    expect(positivePredictiveValue(0.001, 0.99)).toBeCloseTo(0.0902, 4);
    expect(positivePredictiveValue(0.01, 0.9)).toBeCloseTo(1 / 12, 10);
    expect(positivePredictiveValue(0.5, 0.95)).toBeCloseTo(0.95, 10);
  });
});

describe('labels at line ends', () => {
  it('keep their positions if there is room', () => {
    expect(spreadApart([100, 10, 50], 15)).toEqual([100, 10, 50]);
  });

  it('move apart around their common middle if they would touch', () => {
    expect(spreadApart([20, 10, 12], 15)).toEqual([29, -1, 14]);
  });
});
