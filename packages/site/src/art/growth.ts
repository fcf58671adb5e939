/**
 * Takes a time from 0 to 1 and a rate, and returns how far compounding has come, 0 to 1: half of the motif.
 */
export function growth(time: number, rate: number): number {
  return (Math.exp(rate * time) - 1) / (Math.exp(rate) - 1);
}
