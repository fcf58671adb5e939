import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Thrown if a folder can't be used for the embedded database. The message is one line that names the folder and the
 * remedy.
 */
export class UnusableFolder extends Error {
  override name = 'UnusableFolder';
}

const RESTORE = 'restore a backup of it, or move it away to start with an empty database';

export const damaged = (folder: string): UnusableFolder =>
  new UnusableFolder(`the database in ${folder} is damaged or incomplete; ${RESTORE}`);

export const noDatabase = (folder: string): UnusableFolder =>
  new UnusableFolder(`${folder} contains files but no database (PG_VERSION is missing); ${RESTORE}`);

export const otherVersion = (folder: string, found: string, read: string): UnusableFolder =>
  new UnusableFolder(
    `${folder} was created by PostgreSQL ${found}, but this version of the site reads PostgreSQL ${read}; ` +
      'open it with the version of the site that created it, or move it away to start with an empty database',
  );

/** Explains each system error code. `path` is the file or folder of the error. */
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
  return `the user that runs the site can't read and write ${path}; change its owner (chown -R) or choose another folder`;
}

function full(folder: string): string {
  return `the disk of ${folder} is full; free some space and start again`;
}

function fileInTheWay(path: string): string {
  return `${path} is a file, and a folder is needed; move the file away or choose another folder`;
}

/**
 * Runs `step` and returns its result. Throws UnusableFolder for a system error that the owner can fix, and other errors
 * unchanged.
 */
export function withReasons<Result>(folder: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const { code = '', path = folder } = error as NodeJS.ErrnoException; // system errors have these fields
    const meaning = MEANINGS[code];
    if (meaning === undefined) throw error;
    throw new UnusableFolder(meaning(folder, nearestExisting(path)));
  }
}

/** Returns the path if it exists, otherwise its closest ancestor that exists. */
function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

/** Emscripten's numbers for ENOSPC and EDQUOT. */
const FULL_ERRNOS = new Set([51, 19]);
/**
 * The size of a write-ahead log segment. With less free space, PostgreSQL stops. That doesn't mean that the database is
 * damaged.
 */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Matches PGlite's error messages when its PostgreSQL has stopped or can't use its files. */
const FAILED_ENGINE = /^(Aborted|PGlite failed to initialize)/;

/**
 * Returns the reason why PGlite couldn't open the folder: an UnusableFolder, or the original error if the folder isn't
 * the cause.
 */
export function explainFailure(folder: string, error: unknown): unknown {
  const { errno, message = '' } = error as { errno?: number; message?: string }; // Emscripten's errors have a number
  if (FULL_ERRNOS.has(errno ?? 0) || isFull(folder)) return new UnusableFolder(full(folder));
  if (errno === undefined && !FAILED_ENGINE.test(message)) return error;
  return damaged(folder);
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < MIN_FREE_BYTES;
}
