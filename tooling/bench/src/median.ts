/** Returns the median; for an even count, the mean of the two middle values. Throws if the list is empty. */
export function median(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const sorted = ascending(values);
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2;
}

/**
 * Returns the percentile for a `share` from 0 to 1: for 0.95, the smallest value such that at least 95% of all
 * values are less than or equal to it. Throws if the list is empty.
 */
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
