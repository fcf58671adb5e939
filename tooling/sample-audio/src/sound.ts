/** Samples per second of all sounds, which are mono. eSpeak NG has no other rate. */
export const SAMPLE_RATE = 22_050;

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * SAMPLE_RATE));

/** Joins sounds into one sound, one after the other. */
export function joinSounds(sounds: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    joined.set(sound, at);
    at += sound.length;
  }
  return joined;
}
