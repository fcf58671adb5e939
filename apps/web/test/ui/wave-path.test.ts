import { expect, test } from 'vitest';
import { wavePath } from '../../src/ui/wave-path.ts';

const draw = (given: Partial<Parameters<typeof wavePath>[0]>) =>
  wavePath({ slug: 'senescence-sorted', peaks: null, bars: 4, cuts: [], ...given });

test('each bar shows the loudest peak of its part, relative to the loudest peak of all', () => {
  expect(draw({ peaks: [10, 25, 50, 20, 0, 0, 40, 12] })).toBe('M0.5 25v50M1.5 2v96M2.5 47.5v5M3.5 10v80');
  expect(draw({ peaks: [50, 25] })).toBe('M0.5 2v96M1.5 2v96M2.5 25v50M3.5 25v50');
});

test('each chapter starts with a gap, except the first one', () => {
  expect(draw({ peaks: [1, 1, 1, 1], cuts: [0, 0.6] })).toBe('M0.5 2v96M1.5 2v96M3.5 2v96');
});

test('without peaks, the heights depend only on the slug', () => {
  expect(draw({ peaks: [] })).toBe(draw({}));
  expect(draw({ slug: 'another' })).not.toBe(draw({}));
  expect(draw({}).match(/v\d/g)).toHaveLength(4);
});
