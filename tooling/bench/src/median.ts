/** The middle one of the values; of an even number the mean of the two in the middle. Throws when there are none. */
export function median(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const sorted = ascending(values);
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2;
}

/** The smallest of the values that this share (0 to 1) of all does not exceed. Throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  return at(ascending(values), Math.max(0, Math.ceil(values.length * share) - 1));
}

function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}
