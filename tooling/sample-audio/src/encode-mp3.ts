import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from './sound.ts';

/** The number of silent samples that encoding and decoding add at the start. */
export const CODEC_DELAY = 1105;

/** Encodes a sound as mono MP3 with 48 kbit/s. */
export async function encodeMp3(sound: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: SAMPLE_RATE, bitrate: 48 });
  const frames = Buffer.from(encoder.encode([sound])); // copied, because the encoder reuses its memory
  return Buffer.concat([frames, encoder.finalize()]);
}
