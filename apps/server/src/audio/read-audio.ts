import { AUDIO_EXTENSIONS, type AudioType } from '@longreturn/contract/listening';
import { findMediaKind } from '@longreturn/contract/media-kinds';
import { type IAudioMetadata, parseFile } from 'music-metadata';
import { detectType } from '../media-library/detect-type.ts';
import { decodePeaks } from './decode-peaks.ts';

export type AudioJob = { is: 'facts' | 'title' | 'peaks'; path: string };

/** What the child process responds to a job. */
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

/** Returns the type by the first bytes. Many M4A files say that they are MP4. */
async function audioTypeOf(path: string): Promise<AudioType | undefined> {
  const found = findMediaKind((await detectType(path)) ?? '')?.contentType;
  const type = found === 'video/mp4' ? 'audio/mp4' : found;
  return Object.keys(AUDIO_EXTENSIONS).find((each): each is AudioType => each === type);
}

/** Returns undefined if the file can't be read. Reads all of it only if nothing else states the duration. */
async function readFormat(path: string): Promise<IAudioMetadata['format'] | undefined> {
  try {
    const { format } = await parseFile(path, { skipCovers: true });
    if (format.duration !== undefined) return format;
    return (await parseFile(path, { skipCovers: true, duration: true })).format;
  } catch {
    return undefined;
  }
}

async function readTitle(path: string): Promise<string | null> {
  try {
    return (await parseFile(path, { skipCovers: true })).common.title ?? null;
  } catch {
    return null; // the file may be only the beginning
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
