/** A non-empty list. */
export type Choices<T> = readonly [T, ...T[]];

/** A pseudo-random stream of numbers, determined by its seed. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  /** Returns a whole number, bounds included. */
  integer(low: number, high: number): number;
  pick<T>(choices: Choices<T>): T;
  chance(probability: number): boolean;
}

/** Returns the unsigned 32-bit hash of a text (FNV-1a, then murmur3's final mix). */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  h = Math.imul(h, 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns a stream of numbers (mulberry32). The same seed always gives the same numbers. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}
