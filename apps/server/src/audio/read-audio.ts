import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AUDIO_EXTENSIONS, type AudioType } from '@longreturn/contract/listening';
import { findMediaKind } from '@longreturn/contract/media-kinds';
import { type IAudioMetadata, parseFile, parseWebStream } from 'music-metadata';
import { detectType } from '../media-library/detect-type.ts';
import { decodePeaks } from './decode-peaks.ts';

const READ_BYTES = 1024 * 1024;

export type AudioJob = { is: 'facts' | 'title' | 'peaks'; path: string };

/** The child process's response to a job. */
export type AudioAnswer =
  | { contentType: AudioType; durationSec: number }
  | { refused: 'upload.audio' | 'upload.damaged' }
  | { title: string | null }
  | { peaks: number[] | null };

/** Reads a file. Only the child process calls it. */
export async function readAudio({ is, path }: AudioJob): Promise<AudioAnswer> {
  if (is === 'title') return { title: await readTitle(path) };
  if (is === 'peaks') return { peaks: await readPeaks(path) };
  return readFacts(path);
}

async function readFacts(path: string): Promise<AudioAnswer> {
  const contentType = await audioTypeOf(path);
  if (!contentType) return { refused: 'upload.audio' };
  const format = await readFormat(path);
  if (!format) return { refused: 'upload.damaged' };
  if (format.hasVideo || format.hasAudio === false) return { refused: 'upload.audio' };
  const { duration = 0 } = format;
  if (!Number.isFinite(duration) || duration <= 0) return { refused: 'upload.damaged' };
  return { contentType, durationSec: Math.max(1, Math.round(duration)) };
}

/** Detects the type from the first bytes. Many M4A files declare themselves as MP4. */
async function audioTypeOf(path: string): Promise<AudioType | undefined> {
  const found = findMediaKind((await detectType(path)) ?? '')?.contentType;
  const type = found === 'video/mp4' ? 'audio/mp4' : found;
  return Object.keys(AUDIO_EXTENSIONS).find((each): each is AudioType => each === type);
}

/** Returns undefined if the file can't be read. Reads the whole file if its duration is missing or only estimated. */
async function readFormat(path: string): Promise<IAudioMetadata['format'] | undefined> {
  try {
    const { format } = await parseFile(path, { skipCovers: true });
    const counted = isEstimated(format) ? await countFrames(path).catch(() => undefined) : undefined;
    if (counted !== undefined) return { ...format, duration: counted };
    if (format.duration !== undefined) return format;
    return (await parseFile(path, { skipCovers: true, duration: true })).format;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the duration of an MP3 file is estimated from its size and the bit rate of its first frames. The
 * estimate is wrong if the bit rate changes later, for example because the file begins with silence.
 */
const isEstimated = ({ container, codecProfile }: IAudioMetadata['format']): boolean =>
  container === 'MPEG' && codecProfile === 'CBR';

/**
 * Returns the duration of all frames of an MP3 file. Reads the file as a stream, because music-metadata counts the
 * frames only if it doesn't know the file's size. Returns undefined if there are other bytes between the frames,
 * because music-metadata then forgets the earlier frames.
 */
async function countFrames(path: string): Promise<number | undefined> {
  const bytes = Readable.toWeb(createReadStream(path, { highWaterMark: READ_BYTES }));
  const stream = bytes as ReadableStream<Uint8Array>; // without an encoding, the stream yields bytes
  const options = { skipCovers: true, duration: true };
  const { format, quality } = await parseWebStream(stream, { mimeType: 'audio/mpeg' }, options);
  return quality.warnings.some(({ message }) => message.startsWith('Parse error')) ? undefined : format.duration;
}

async function readTitle(path: string): Promise<string | null> {
  try {
    return (await parseFile(path, { skipCovers: true })).common.title ?? null;
  } catch {
    return null; // the file may contain only the beginning of the audio
  }
}

async function readPeaks(path: string): Promise<number[] | null> {
  const format = await readFormat(path);
  if (!format?.duration) return null;
  try {
    return await decodePeaks(path, { ...format, duration: format.duration });
  } catch {
    return null;
  }
}
