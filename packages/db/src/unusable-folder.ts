import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder can't be used for the embedded database. The message is one line that names the folder and the remedy. */
export class UnusableFolder extends Error {
  override name = 'UnusableFolder';
}

const RESTORE = 'restore a backup of it, or move it away to start with an empty database';

export const damaged = (folder: string): UnusableFolder =>
  new UnusableFolder(`the database in ${folder} is damaged or incomplete; ${RESTORE}`);

export const noDatabase = (folder: string): UnusableFolder =>
  new UnusableFolder(`${folder} holds files and no database (PG_VERSION is missing); ${RESTORE}`);

export const otherVersion = (folder: string, found: string, read: string): UnusableFolder =>
  new UnusableFolder(
    `${folder} was made by PostgreSQL ${found}, and this version of the site reads PostgreSQL ${read}; ` +
      'open it with the version of the site that made it, or move it away to start with an empty database',
  );

/** Explains a system error code for the folder. `path` is the file or folder of the error. */
const MEANINGS: Record<string, (folder: string, path: string) => string> = {
  EACCES: (_, path) => forbidden(path),
  EPERM: (_, path) => forbidden(path),
  EROFS: (_, path) => `${path} is on a read-only file system; mount it writable or choose another folder`,
  ENOSPC: full,
  EDQUOT: full,
  EEXIST: (_, path) => fileInTheWay(path),
  ENOTDIR: (_, path) => fileInTheWay(path),
};

function forbidden(path: string): string {
  return `the user that runs the site may not read and write ${path}; change its owner (chown -R) or choose another folder`;
}

function full(folder: string): string {
  return `the disk of ${folder} is full; free some space and start again`;
}

function fileInTheWay(path: string): string {
  return `${path} is a file, and a folder is needed; move the file away or choose another folder`;
}

/** Runs `step` on the folder. Throws UnusableFolder for system errors that the owner can fix, others unchanged. */
export function withReasons<Result>(folder: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const { code = '', path = folder } = error as NodeJS.ErrnoException; // system errors have them
    const meaning = MEANINGS[code];
    if (meaning === undefined) throw error;
    throw new UnusableFolder(meaning(folder, nearestExisting(path)));
  }
}

/** The path itself, or the closest folder or file above it that exists. */
function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

/** How Emscripten numbers ENOSPC and EDQUOT. */
const FULL_ERRNOS = new Set([51, 19]);
/** One segment of the write-ahead log. With less space PostgreSQL stops, and the database must not count as damaged. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** PGlite's errors when its PostgreSQL ends or can't use its files. */
const FAILED_ENGINE = /^(Aborted|PGlite failed to initialize)/;

/** Explains why PGlite couldn't open the folder: UnusableFolder, or the original error when the folder isn't the cause. */
export function explainFailure(folder: string, error: unknown): unknown {
  const { errno, message = '' } = error as { errno?: number; message?: string }; // Emscripten's errors have a number
  if (FULL_ERRNOS.has(errno ?? 0) || isFull(folder)) return new UnusableFolder(full(folder));
  if (errno === undefined && !FAILED_ENGINE.test(message)) return error;
  return damaged(folder);
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}
