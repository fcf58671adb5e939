import type { Random } from './random.ts';

const TURN = 6.283;

/** Returns the loudness of a voice, 0.2 to 1, as a function of time. */
export function speech(rng: Random): (time: number) => number {
  const low = rng.between(0, 6);
  const high = rng.between(0, 6);
  const pitch = rng.between(5, 8);
  return (time) => {
    const tone = 0.55 * Math.sin(pitch * time * TURN + low) + 0.45 * Math.sin(pitch * 2.7 * time * TURN + high);
    return Math.min(1, Math.abs(tone) * 0.8 + 0.2);
  };
}
