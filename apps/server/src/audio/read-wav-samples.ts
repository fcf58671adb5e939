import { open } from 'node:fs/promises';
import type { Samples } from './decode-peaks.ts';

const READ_BYTES = 240 * 1024;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

interface WavFormat {
  tag: number;
  channels: number;
  bits: number;
}

/** Reads the samples of the first channel of a WAV file, piece by piece. Throws if their format is unknown. */
export async function* readWavSamples(path: string): AsyncGenerator<Samples> {
  await using file = await open(path);
  const read = async (position: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  let format: WavFormat | undefined;
  for (let position = 12; ; ) {
    const head = await read(position, 8);
    if (head.length < 8) return;
    const size = head.readUInt32LE(4);
    const begin = position + 8;
    const name = head.toString('latin1', 0, 4);
    if (name === 'fmt ') format = readFormat(await read(begin, Math.min(size, 40)));
    if (name === 'data' && format) {
      const frame = (format.channels * format.bits) / 8;
      const step = READ_BYTES - (READ_BYTES % frame);
      for (let done = 0; done < size; done += step) {
        const piece = await read(begin + done, Math.min(step, size - done));
        yield firstChannel(piece, format, frame);
        if (piece.length < step) return;
      }
      return;
    }
    position = begin + size + (size % 2);
  }
}

function readFormat(chunk: Buffer): WavFormat {
  const tag = chunk.readUInt16LE(0);
  const isExtended = tag === EXTENSIBLE && chunk.length >= 26;
  const format = {
    tag: isExtended ? chunk.readUInt16LE(24) : tag,
    channels: chunk.readUInt16LE(2),
    bits: chunk.readUInt16LE(14),
  };
  if (!sampleReader(format) || format.channels < 1 || format.channels > 64) throw new Error('unknown WAV format');
  return format;
}

/** Returns the function that reads a sample, or undefined for an unknown format. */
function sampleReader({ tag, bits }: WavFormat): ((piece: Buffer, at: number) => number) | undefined {
  if (tag === FLOAT && bits === 32) return (piece, at) => piece.readFloatLE(at);
  if (tag !== PCM) return undefined;
  if (bits === 8) return (piece, at) => piece.readUInt8(at) / 128 - 1;
  if (bits === 16 || bits === 24 || bits === 32) return (piece, at) => piece.readIntLE(at, bits / 8) / 2 ** (bits - 1);
  return undefined;
}

function firstChannel(piece: Buffer, format: WavFormat, frame: number): Samples {
  const sample = sampleReader(format);
  const samples = new Float32Array(Math.floor(piece.length / frame));
  for (let index = 0; sample && index < samples.length; index += 1) samples[index] = sample(piece, index * frame);
  return samples;
}
