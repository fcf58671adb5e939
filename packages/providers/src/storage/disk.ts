import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@longreturn/core/ports';

const KEY = /^[a-z0-9][\w-]*(?:\/[\w-][\w.-]*)+$/i;

/**
 * The folder for the store's temporary files. It is the folder of unfinished uploads, so the daily sweep of uploads
 * also deletes temporary files that a crash has left behind.
 */
const UNFINISHED = 'uploads';

const MAX_MOVES = 10;

/**
 * How many bytes are read at a time. Half of Node's default, because the memory for chunks is freed late: while eight
 * listeners download a file, the server's memory grows by 7 to 13 MB instead of 11 to 56 MB.
 */
const CHUNK_BYTES = 32 * 1024;

/**
 * Creates an object store in a folder, which is created if needed. An object is first written to a temporary file,
 * which is then renamed, so that a crash never leaves a part of an object under its key. Only the user that runs the
 * site can read the files.
 */
export function diskStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`'${key}' is not an object key`);
    return join(folder, key);
  };
  const create = async (key: string, write: (unfinished: string) => Promise<void>): Promise<void> => {
    const unfinished = join(folder, UNFINISHED, `unfinished-${randomUUID()}`);
    const path = pathOf(key);
    try {
      await makeFolder(dirname(unfinished));
      await write(unfinished);
      await move(unfinished, path);
    } finally {
      // If both paths are already links to one file, the rename does nothing, and the temporary file stays.
      await rm(unfinished, { force: true });
    }
  };
  return {
    put: (key, body, { bytes }) => create(key, (unfinished) => writeDurably(unfinished, body, bytes)),
    copy: (from, to) => create(to, (unfinished) => linkDurably(pathOf(from), unfinished)),
    fileOf: pathOf,
    async get(key, range) {
      const file = await orAbsent(open(pathOf(key)));
      return file?.createReadStream({ ...range, highWaterMark: CHUNK_BYTES });
    },
    async head(key) {
      const found = await orAbsent(stat(pathOf(key)));
      return found && { bytes: found.size };
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      if (dirname(key).includes('/')) await removeIfEmpty(dirname(path));
    },
    async *list(prefix) {
      const entries = await orAbsent(readdir(join(folder, prefix), { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await orAbsent(stat(path));
        if (found) yield { key: path.slice(folder.length + 1), modifiedAt: found.mtime };
      }
    },
  };
}

/**
 * Moves a file. Creates the folder that it moves to, and retries if the deletion of another object removes this folder
 * while it is still empty.
 */
async function move(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await makeFolder(dirname(to));
      return await rename(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === MAX_MOVES) throw error;
    }
  }
}

const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

/** Writes a file that survives a power failure. Throws if the body doesn't have exactly `bytes` bytes. */
async function writeDurably(path: string, body: Readable, bytes: number): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(body, file);
  if (file.bytesWritten !== bytes) throw new Error(`the object has ${file.bytesWritten} bytes instead of ${bytes}`);
}

/** Flushes a file to the disk and links it. On file systems without links, copies the file. */
async function linkDurably(from: string, to: string): Promise<void> {
  const file = await open(from, 'r+');
  await file.sync().finally(() => file.close());
  await chmod(from, 0o600);
  await link(from, to).catch(() => copyFile(from, to));
}

async function orAbsent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error;
  });
}
