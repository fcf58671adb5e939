const PARTS = 400;

/** Returns the loudness of 400 equally long parts of a sound. The loudest part has 100, silence has 0. */
export function measurePeaks(sound: Float32Array): number[] {
  const loudness = Array.from({ length: PARTS }, (_, part) => {
    const start = Math.floor((part * sound.length) / PARTS);
    return rootMeanSquare(sound.subarray(start, Math.floor(((part + 1) * sound.length) / PARTS)));
  });
  const loudest = Math.max(...loudness);
  return loudness.map((value) => Math.round((100 * value) / loudest));
}

const rootMeanSquare = (sound: Float32Array): number =>
  Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
