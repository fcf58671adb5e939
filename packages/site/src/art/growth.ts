/** Returns how much of the whole compound growth is reached at a time. Both numbers are from 0 to 1. */
export function growth(time: number, rate: number): number {
  return (Math.exp(rate * time) - 1) / (Math.exp(rate) - 1);
}
