import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { damaged, noDatabase, otherVersion, withReasons } from './unusable-folder.ts';

/** PGlite's major version of PostgreSQL, the only one whose files it can open. */
const MAJOR = '18';

/** A folder that PGlite can open: whether it is empty, and a function that releases this process's claim to it. */
interface PreparedFolder {
  isNew: boolean;
  release: () => void;
}

/**
 * Creates the folder if it is missing, claims it for this process and checks, without changing anything, that PGlite can
 * open it. Throws FolderInUse or UnusableFolder.
 */
export function prepareFolder(folder: string): PreparedFolder {
  const release = withReasons(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockFolder(folder);
  });
  try {
    const names = withReasons(folder, () => readAccessible(folder));
    if (names.length > 0) checkVersion(folder);
    return { isNew: names.length === 0, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Removes the files of a failed first start, so that the next start finds an empty folder. */
export function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the names in the folder. Throws the system's error for the first one that this process can't read and write. */
function readAccessible(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...names]) accessSync(join(folder, name), constants.R_OK | constants.W_OK);
  return names;
}

/** PGlite would create a new database over files without PG_VERSION. */
function checkVersion(folder: string): void {
  const path = join(folder, 'PG_VERSION');
  if (!existsSync(path)) throw noDatabase(folder);
  const version = readFileSync(path, 'utf8').trim();
  if (version === MAJOR) return;
  throw /^\d+$/.test(version) ? otherVersion(folder, version, MAJOR) : damaged(folder);
}
