/** Returns the share of the total compound growth that is reached at `time`. `time` and the share are from 0 to 1. */
export function growth(time: number, rate: number): number {
  return (Math.exp(rate * time) - 1) / (Math.exp(rate) - 1);
}
