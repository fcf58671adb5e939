import { waveform } from '@longreturn/site/art/waveform';

interface Wave {
  slug: string;
  peaks: readonly number[] | null;
  bars: number;
  cuts: readonly number[];
}

/** The heights of the lowest and the highest bar, on a scale of 100. */
const MIN = 5;
const MAX = 96;

/**
 * Returns the path of a waveform: a vertical line for each bar, in an area that is 100 units high and has one unit of
 * width per bar. A bar in which a chapter starts is left out. Without peaks, the slug determines the heights.
 */
export function wavePath({ slug, peaks, bars, cuts }: Wave): string {
  const heights = peaks && peaks.length > 0 ? fitPeaks(peaks, bars) : waveform(slug, bars).map((each) => each * 100);
  const gaps = new Set(cuts.filter((cut) => cut > 0 && cut < 1).map((cut) => Math.floor(cut * bars)));
  return heights.map((height, bar) => (gaps.has(bar) ? '' : line(bar, height))).join('');
}

function line(bar: number, height: number): string {
  const length = Math.round(Math.max(MIN, Math.min(MAX, height)));
  return `M${bar + 0.5} ${50 - length / 2}v${length}`;
}

/** Returns a height from 0 to 100 for each bar: the loudest of its peaks, relative to the loudest of all. */
function fitPeaks(peaks: readonly number[], bars: number): number[] {
  const loudest = Math.max(1, ...peaks);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return (Math.max(...peaks.slice(from, to)) / loudest) * 100;
  });
}
