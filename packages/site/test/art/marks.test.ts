import { describe, expect, it } from 'vitest';
import { adWave } from '../../src/art/ad-wave.ts';
import { blankMark } from '../../src/art/blank-mark.ts';
import { brandMark, favicon } from '../../src/art/brand-mark.ts';
import { cutMark } from '../../src/art/cut-mark.ts';
import { motif, motifSvg } from '../../src/art/motif.ts';
import { topicMark } from '../../src/art/topic-mark.ts';
import { waveform, waveformSvg } from '../../src/art/waveform.ts';
import { isWellFormed } from './well-formed.ts';

const TOPICS = [
  'exercise',
  'nutrition',
  'sleep',
  'risk-assessment',
  'medications-and-supplements',
  'mental-and-emotional-health',
] as const;

describe('every mark', () => {
  const marks = {
    'ad wave': () => adWave('gaps'),
    'blank mark': blankMark,
    'brand mark': brandMark,
    favicon,
    'cut mark': cutMark,
    motif: () => motifSvg(150),
    waveform: () => waveformSvg('a-first-reading', 160),
    ...Object.fromEntries(TOPICS.map((slug) => [slug, () => topicMark(slug)])),
  };

  it.each(Object.entries(marks))('%s is well-formed and always the same', (_, draw) => {
    expect(isWellFormed(draw())).toBe(true);
    expect(draw()).not.toMatch(/NaN|Infinity|undefined/);
    expect(draw()).toBe(draw());
  });

  it('of a topic differs from the marks of the other topics', () => {
    expect(new Set(TOPICS.map(topicMark)).size).toBe(TOPICS.length);
  });
});

describe('a waveform', () => {
  it('has the requested number of heights, each above 0 and at most 1', () => {
    const heights = waveform('a-first-reading', 160);
    expect(heights).toHaveLength(160);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
    expect(waveform('a-first-reading', 1).every(Number.isFinite)).toBe(true);
    expect(waveform('a-first-reading', 0)).toEqual([]);
  });

  it('is different for each slug', () => {
    expect(waveform('a', 20)).not.toEqual(waveform('b', 20));
  });
});

describe('the motif', () => {
  it('has the requested number of bars, and the same curve for any number', () => {
    expect(motif(60).bars).toHaveLength(60);
    expect(motif(60).curve).toEqual(motif(150).curve);
  });

  it('is drawn as two paths, so that its animation needs only one element', () => {
    const drawing = motifSvg(150);
    expect(drawing.match(/<(?!svg|\/)\w+/g)).toEqual(['<path', '<path']);
    expect(drawing.match(/M[\d.]+ [\d.]+V/g)).toHaveLength(150);
  });

  it('reaches about a third of its height after two thirds of the years', () => {
    const { curve } = motif(2);
    const [start, later, end] = [curve[0], curve[80], curve[120]].map((point) => point?.[1] ?? 0);
    const share = ((start ?? 0) - (later ?? 0)) / ((start ?? 0) - (end ?? 0));
    expect(share).toBeCloseTo((1.07 ** (40 * (80 / 120)) - 1) / (1.07 ** 40 - 1), 6);
  });
});
