import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '@longreturn/core/app-error';
import type { AudioTools, ObjectStore } from '@longreturn/core/ports';
import { type ClosableMediaTools, pathOf } from '../media-library/create-media-tools.ts';
import { AudioReader } from './audio-reader.ts';

/** Audio tools whose child processes run until `close` is called. */
export interface ClosableAudioTools extends AudioTools {
  close(): Promise<void>;
}

/** The number of bytes that `readTitle` copies from a bucket. Most files have their tags at the beginning. */
const TAG_BYTES = 4 * 1024 * 1024;

interface Parts {
  objects: ObjectStore;
  mediaTools: Pick<ClosableMediaTools, 'receive'>;
}

/**
 * Creates tools that read audio in child processes. Objects on this machine are read in place. Objects in a bucket are
 * copied to a temporary file first.
 */
export function createAudioTools({ objects, mediaTools }: Parts): ClosableAudioTools {
  const facts = new AudioReader();
  const peaks = new AudioReader(); // a separate process, because decoding takes minutes
  const withFile = async <Result>(key: string, read: (path: string) => Promise<Result>, maxBytes?: number) => {
    if (objects.fileOf) return read(objects.fileOf(key));
    const body = await objects.get(key, maxBytes === undefined ? undefined : { start: 0, end: maxBytes - 1 });
    if (!body) throw new AppError('service.unavailable'); // the rendition may have been replaced meanwhile
    await using file = await mediaTools.receive(body, LIMITS.audioBytes);
    return await read(pathOf(file));
  };
  return {
    inspect: (key) => withFile(key, (path) => facts.inspect(path)),
    readTitle: (key) => withFile(key, (path) => facts.readTitle(path), TAG_BYTES),
    measurePeaks: (key) => withFile(key, (path) => peaks.measurePeaks(path)),
    close: async () => void (await Promise.all([facts.close(), peaks.close()])),
  };
}
