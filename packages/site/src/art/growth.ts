/** Returns the share of compound growth, 0 to 1, that is reached at a time from 0 to 1. */
export function growth(time: number, rate: number): number {
  return (Math.exp(rate * time) - 1) / (Math.exp(rate) - 1);
}
