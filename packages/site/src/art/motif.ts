import { drawnOnce } from './drawn-once.ts';
import { random } from './random.ts';
import { num, type Point, path, svg } from './shapes.ts';
import { speech } from './speech.ts';

const MOTIF_WIDTH = 1200;
const MOTIF_HEIGHT = 250;

const AXIS = 190;
const RISE = 180;
/** The length of each bar below the axis, as a share of its length above the axis. */
const BELOW = 0.32;
const RATE = 1.07;
const YEARS = 40;
const CURVE_STEPS = 120;

export interface MotifBar {
  x: number;
  top: number;
  bottom: number;
}

export interface Motif {
  bars: readonly MotifBar[];
  curve: readonly Point[];
}

/**
 * Returns the hero figure as data: growth of 7 % a year over forty years, as a curve and as a waveform of `count` bars.
 */
export function motif(count: number): Motif {
  const rng = random('motif|the long return');
  const wave = speech(rng);
  const bars = Array.from({ length: count }, (_, i): MotifBar => {
    const t = i / Math.max(1, count - 1);
    const envelope = 5 + RISE * returned(t);
    const voice = Math.min(0.96, 0.3 + 0.7 * wave(t * 2.6) * (0.5 + 0.5 * rng.next()));
    return { x: across(t), top: AXIS - envelope * voice, bottom: AXIS + envelope * BELOW * voice };
  });
  const curve = Array.from({ length: CURVE_STEPS + 1 }, (_, i): Point => {
    const t = i / CURVE_STEPS;
    return [across(t), AXIS - 5 - RISE * returned(t)];
  });
  return { bars, curve };
}

/**
 * Draws the hero figure as SVG, without colours: one path with the class `bars` for all bars, and one with the class
 * `curve`.
 */
export const motifSvg = drawnOnce((count: number): string => {
  const { bars, curve } = motif(count);
  const lines = bars.map(({ x, top, bottom }) => `M${num(x)} ${num(top)}V${num(bottom)}`);
  const body = `<path class="bars" d="${lines.join('')}"/><path class="curve" d="${path(curve)}"/>`;
  return svg(MOTIF_WIDTH, MOTIF_HEIGHT, 'preserveAspectRatio="none" aria-hidden="true"', body);
});

const returned = (t: number) => (RATE ** (YEARS * t) - 1) / (RATE ** YEARS - 1);

const across = (t: number) => 2 + t * (MOTIF_WIDTH - 4);
