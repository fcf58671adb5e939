export interface Tick {
  at: number;
  /** Empty where a line is enough. */
  label: string;
}

/** One direction of a plot: its bounds and where it is marked. */
export interface Axis {
  from: number;
  to: number;
  scale: 'linear' | 'log';
  ticks: readonly Tick[];
}

/** Takes an axis and returns a function from a value to its share of the way along, 0 to 1. */
export function shareAlong({ from, to, scale }: Axis): (value: number) => number {
  if (scale === 'linear') return (value) => (value - from) / (to - from);
  return (value) => Math.log(value / from) / Math.log(to / from);
}
