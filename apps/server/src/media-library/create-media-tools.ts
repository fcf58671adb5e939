import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@longreturn/core/app-error';
import type { MediaTools, PlainImage, TemporaryFile } from '@longreturn/core/ports';
import type { ImageJob } from './convert-image.ts';
import { detectType } from './detect-type.ts';
import { ImageConverter } from './image-converter.ts';

/** Media tools that run a child process until they are closed. */
export interface ClosableMediaTools extends MediaTools {
  close(): Promise<void>;
}

/** Files that a crash left behind are deleted after a day. */
const LEFT_BEHIND_MS = 24 * 3_600_000;

/**
 * Creates the media library's tools, which keep their temporary files in the folder. Files are streamed, and images are
 * converted in a child process, so the memory of this process doesn't depend on their size.
 */
export function createMediaTools(folder: string, converter = new ImageConverter()): ClosableMediaTools {
  let prepared: Promise<void> | undefined;
  const newPath = async (): Promise<string> => {
    prepared ??= prepare(folder).catch((error: unknown) => {
      prepared = undefined; // the next call tries again
      throw error;
    });
    await prepared;
    return join(folder, randomUUID());
  };
  const convert = async (image: TemporaryFile, job: DistributedOmit<ImageJob, 'from' | 'to'>): Promise<PlainImage> => {
    const to = await newPath();
    return deletedOnFailure(to, async () => {
      const size = await converter.convert({ ...job, from: pathOf(image), to });
      return Object.assign(await describeFile(to), size);
    });
  };
  return {
    async receive(body, maxBytes) {
      const path = await newPath();
      return deletedOnFailure(path, async () => {
        await pipeline(body, atMost(maxBytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return Object.assign(await describeFile(path), { contentType: await detectType(path) });
      });
    },
    clean: (image) => convert(image, { is: 'clean' }),
    resize: (image, variant) => convert(image, { is: 'variant', ...variant }),
    close: () => converter.close(),
  };
}

type DistributedOmit<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never;

/** A temporary file that the media tools created. */
class StoredFile implements TemporaryFile {
  readonly path: string;
  readonly bytes: number;

  constructor(path: string, bytes: number) {
    this.path = path;
    this.bytes = bytes;
  }

  open(): Readable {
    return createReadStream(this.path);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { force: true });
  }
}

async function describeFile(path: string): Promise<StoredFile> {
  return new StoredFile(path, (await stat(path)).size);
}

/** Returns the path of a temporary file. Throws if the media tools did not create the file. */
export function pathOf(file: TemporaryFile): string {
  if (file instanceof StoredFile) return file.path;
  throw new Error('these tools did not receive this file');
}

async function deletedOnFailure<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Forwards a stream. Throws body.too_large if the stream has more than `maxBytes` bytes. */
function atMost(maxBytes: number) {
  let bytes = 0;
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError('body.too_large');
      yield chunk;
    }
  };
}

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined); // another process may have deleted it
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
