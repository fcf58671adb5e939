/** Returns how far compound growth has come, 0 to 1, at a time from 0 to 1. */
export function growth(time: number, rate: number): number {
  return (Math.exp(rate * time) - 1) / (Math.exp(rate) - 1);
}
