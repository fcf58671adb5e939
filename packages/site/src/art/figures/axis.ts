export interface Tick {
  at: number;
  /** The text of the tick; empty if the tick has only a line. */
  label: string;
}

/** One direction of a plot: its bounds and its ticks. */
export interface Axis {
  from: number;
  to: number;
  scale: 'linear' | 'log';
  ticks: readonly Tick[];
}

/** Returns a function that converts a value to its position along the axis, 0 to 1. */
export function shareAlong({ from, to, scale }: Axis): (value: number) => number {
  if (scale === 'linear') return (value) => (value - from) / (to - from);
  return (value) => Math.log(value / from) / Math.log(to / from);
}
