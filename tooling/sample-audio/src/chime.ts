import { SAMPLE_RATE } from './sound.ts';

/** The notes of the chime (root, fifth and ninth), each with its frequency and its start time in seconds. */
const NOTES = [
  { hertz: 220, at: 0 },
  { hertz: 330, at: 0.22 },
  { hertz: 495, at: 0.44 },
];
const SECONDS = 2.4;
const FADE = 2.6;

/** Returns the chime that begins and ends every sample: three soft notes that fade. */
export function chime(): Float32Array {
  return Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, index) => {
    const second = index / SAMPLE_RATE;
    const end = Math.min(1, (SECONDS - second) / 0.3);
    return end * NOTES.reduce((sum, note) => sum + noteAt(note.hertz, second - note.at), 0);
  });
}

function noteAt(hertz: number, second: number): number {
  if (second < 0) return 0;
  const attack = Math.min(1, second / 0.02);
  const turn = 2 * Math.PI * hertz * second;
  return 0.14 * attack * Math.exp(-FADE * second) * (Math.sin(turn) + 0.3 * Math.sin(2 * turn));
}
