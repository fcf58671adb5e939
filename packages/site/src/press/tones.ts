import { MARK_BARS } from '../art/brand-mark.ts';

const RATE = 44_100;
const CHANNELS = 2;
const BYTES = 2;
const HEADER = 44;
const LOUDEST = 0.82;

/** A tone: start in seconds, pitch in hertz, volume (0 to 1) and stereo position (0 left, 1 right). */
interface Tone {
  at: number;
  hertz: number;
  loudness: number;
  place: number;
}

const CHORD_ON_D = [146.83, 220, 293.66, 369.99, 440, 587.33] as const;

/** The bars of the mark as the tones of a chord. The higher the bar, the louder the tone. */
const rising: readonly Tone[] = MARK_BARS.map(({ height, at }, i) => ({
  at,
  hertz: CHORD_ON_D[i] ?? 0,
  loudness: Math.sqrt(height / 32),
  place: 0.2 + i * 0.12,
}));

/** Returns the ident (the sound logo) as a WAV file: 6 seconds, 44.1 kHz, 16-bit stereo. */
export function identWav(): Uint8Array {
  return wavFile(rising, 6);
}

/** The length of the closing tones in seconds, and the size of their file in bytes. */
export const CLOSING_WAV = { seconds: 5, bytes: HEADER + 5 * RATE * CHANNELS * BYTES };

/** Returns the closing tones as a WAV file: the six tones from high to low, each quieter than the one before. */
export function closingWav(): Uint8Array {
  const falling = rising.toReversed().map((tone, i) => ({ ...tone, at: 0.1 + i * 0.34 }));
  return wavFile(falling, CLOSING_WAV.seconds);
}

function wavFile(tones: readonly Tone[], seconds: number): Uint8Array {
  const [left, right] = mixed(tones, seconds);
  const loudest = left.reduce((most, value, i) => Math.max(most, Math.abs(value), Math.abs(right[i] ?? 0)), 0);
  const scale = (LOUDEST * 32_767) / loudest;
  const file = new DataView(new ArrayBuffer(HEADER + left.length * CHANNELS * BYTES));
  writeHeader(file);
  for (let i = 0; i < left.length; i += 1) {
    file.setInt16(HEADER + i * 4, Math.round((left[i] ?? 0) * scale), true);
    file.setInt16(HEADER + i * 4 + 2, Math.round((right[i] ?? 0) * scale), true);
  }
  return new Uint8Array(file.buffer);
}

/** Mixes the tones and fades out the last second. */
function mixed(tones: readonly Tone[], seconds: number): [left: Float64Array, right: Float64Array] {
  const length = seconds * RATE;
  const [left, right] = [new Float64Array(length), new Float64Array(length)];
  for (const { at, hertz, loudness, place } of tones) {
    const start = Math.round(at * RATE);
    const voice = bell(hertz, length - start);
    const [toLeft, toRight] = [Math.cos((place * Math.PI) / 2), Math.sin((place * Math.PI) / 2)];
    for (const [i, value] of voice.entries()) {
      const now = start + i;
      const heard = value * loudness * Math.min(1, (length - 1 - now) / RATE);
      left[now] = (left[now] ?? 0) + heard * toLeft;
      right[now] = (right[now] ?? 0) + heard * toRight;
    }
  }
  return [left, right];
}

const ATTACK_S = 0.018;

/**
 * Returns the samples of a bell-like tone: four partials, of which the higher ones fade faster. Each partial is
 * computed by rotating a vector by a constant angle per sample, which is faster than `Math.sin`.
 */
function bell(hertz: number, length: number): Float64Array {
  const voice = new Float64Array(length);
  for (let partial = 1; partial <= 4; partial += 1) {
    const angle = (2 * Math.PI * hertz * partial) / RATE;
    const decay = Math.exp(-(0.9 + partial * 0.75) / RATE);
    const [turn, rise] = [Math.cos(angle) * decay, Math.sin(angle) * decay];
    let [across, up] = [1 / partial ** 1.7, 0];
    for (let i = 0; i < length; i += 1) {
      voice[i] = (voice[i] ?? 0) + up * Math.min(1, i / RATE / ATTACK_S);
      const next = across * turn - up * rise;
      up = across * rise + up * turn;
      across = next;
    }
  }
  return voice;
}

function writeHeader(file: DataView): void {
  const name = (at: number, text: string) => {
    for (let i = 0; i < text.length; i += 1) file.setUint8(at + i, text.charCodeAt(i));
  };
  name(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  name(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true); // PCM
  file.setUint16(22, CHANNELS, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * CHANNELS * BYTES, true);
  file.setUint16(32, CHANNELS * BYTES, true);
  file.setUint16(34, 8 * BYTES, true);
  name(36, 'data');
  file.setUint32(40, file.byteLength - HEADER, true);
}
