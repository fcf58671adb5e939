import { describe, expect, it } from 'vitest';
import { figure } from '../../src/art/figure.ts';
import { FIGURE_ANSWERS } from '../../src/art/figure-answers.ts';
import { findSlider } from '../../src/art/figure-sliders.ts';
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

  it('is well-formed at both widths, and is drawn the same every time', () => {
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

  it('lets 1 grow to 14.97 in forty years at 7 %', () => {
    expect(compounded(0.07, 40)).toBeCloseTo(14.97, 2);
    expect(figure('compounding').wide).toContain('14.97</text>');
  });

  it('doubles a risk every eight years: at 90 it is 181 times as high as at 30', () => {
    expect(relativeRisk(38, 8)).toBe(2);
    expect(relativeRisk(90, 8)).toBeCloseTo(181.02, 2);
  });

  it('lets the level of repeated doses approach 2 without reaching it', () => {
    expect([1, 2, 3, 4].map(levelAfterDoses)).toEqual([1, 1.5, 1.75, 1.875]);
    expect(levelAfterDoses(30)).toBeLessThan(2);
  });

  it('makes a positive result unreliable for a rare disease; at 50 % prevalence it is as reliable as the test', () => {
    expect(positivePredictiveValue(0.001, 0.99)).toBeCloseTo(0.0902, 4);
    expect(positivePredictiveValue(0.01, 0.9)).toBeCloseTo(1 / 12, 10);
    expect(positivePredictiveValue(0.5, 0.95)).toBeCloseTo(0.95, 10);
  });
});

describe('a figure with a slider', () => {
  const answer = FIGURE_ANSWERS['discount-rates'];
  const sentenceAt = (perCent: number) => answer?.(perCent).sentence.replaceAll('\u00a0', ' ');

  it('can be redrawn; other figures and unknown names have no slider', () => {
    for (const name of NAMES) expect(findSlider(name) !== undefined).toBe(name in FIGURE_ANSWERS);
    for (const name of [null, 'toString', '']) expect(findSlider(name)).toBeUndefined();
  });

  it.each(NAMES.flatMap((name) => findSlider(name) ?? []))('starts as rendered by the server: $figure', (slider) => {
    const { value, sentence, wide, narrow } = FIGURE_ANSWERS[slider.figure]?.(slider.start.at) ?? {};
    expect({ at: slider.start.at, value, sentence }).toEqual(slider.start);
    const drawn = figure(slider.figure);
    const shapes = (svg = '') => [...svg.matchAll(/<(?:line|path|text)[^>]*>/g)].map(([shape]) => shape).sort();
    expect(shapes(wide)).toEqual(shapes(drawn.wide));
    expect(shapes(narrow)).toEqual(shapes(drawn.narrow));
  });

  it('is well-formed at every value, with one green line', () => {
    for (const { figure: name, min, max, step } of NAMES.flatMap((each) => findSlider(each) ?? [])) {
      for (let at = min; at <= max; at += step) {
        const { wide = '', narrow = '' } = FIGURE_ANSWERS[name]?.(at) ?? {};
        for (const svg of [wide, narrow]) {
          expect(isWellFormed(svg)).toBe(true);
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
          expect(svg.match(/<path class="c hot"/g)).toHaveLength(1);
        }
      }
    }
  });

  it('says what a healthy year forty years from now is worth at a discount rate', () => {
    expect(sentenceAt(7)).toBe('At 7 %, a healthy year 40 years from now is worth 0.067 years today');
    expect(sentenceAt(4.5)).toBe('At 4.5 %, a healthy year 40 years from now is worth 0.172 years today');
    expect(sentenceAt(0)).toBe('At 0 %, a healthy year 40 years from now is worth 1 year today');
  });

  it('shows the usual rates and the chosen rate, each of them once', () => {
    const ends = (perCent: number) =>
      [...(answer?.(perCent).wide ?? '').matchAll(/>([\d.]+)\u00a0%</g)].map(([, end]) => end);
    expect(ends(4.5)).toEqual(['1', '3', '5', '7', '4.5']);
    expect(ends(5)).toEqual(['1', '3', '7', '5']);
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
