import { createReadStream } from 'node:fs';
import { LIMITS } from '@longreturn/contract/limits';
import { MPEGDecoder } from 'mpg123-decoder';
import { readWavSamples } from './read-wav-samples.ts';

/** A few seconds of audio: the samples of one channel, from -1 to 1. */
export type Samples = Float32Array;

interface Format {
  container?: string;
  codec?: string;
  sampleRate?: number;
  duration: number;
}

const READ_BYTES = 256 * 1024;

/**
 * Decodes an MP3 or WAV file piece by piece. Returns the loudness of equally long parts, on a scale on which silence is
 * 0 and the loudest part is 100. Returns null for other files.
 */
export async function decodePeaks(path: string, format: Format): Promise<number[] | null> {
  const pieces = piecesOf(path, format);
  if (!pieces || !format.sampleRate) return null;
  const squares = new Float64Array(LIMITS.peaks);
  const counts = new Float64Array(LIMITS.peaks);
  const samplesOfPart = (format.duration * format.sampleRate) / LIMITS.peaks;
  let position = 0;
  for await (const samples of pieces) {
    for (const sample of samples) {
      const part = Math.min(LIMITS.peaks - 1, Math.floor(position / samplesOfPart));
      squares[part] = (squares[part] ?? 0) + sample * sample;
      counts[part] = (counts[part] ?? 0) + 1;
      position += 1;
    }
  }
  return position === 0 ? null : scaled(squares.map((sum, part) => Math.sqrt(sum / Math.max(1, counts[part] ?? 1))));
}

function scaled(loudness: Float64Array): number[] {
  const most = loudness.reduce((one, other) => Math.max(one, other), 0);
  return [...loudness].map((value) => (most > 0 ? Math.round((value / most) * 100) : 0));
}

function piecesOf(path: string, { container, codec }: Format): AsyncIterable<Samples> | undefined {
  if (container === 'WAVE') return readWavSamples(path);
  return container === 'MPEG' && codec?.endsWith('Layer 3') ? decodeMp3(path) : undefined;
}

async function* decodeMp3(path: string): AsyncGenerator<Samples> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
    const [samples] = decoder.decode(chunk).channelData;
    if (samples) yield samples;
  }
  decoder.free();
}
