import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { damaged, noDatabase, otherVersion, withReasons } from './unusable-folder.ts';

/** The major version of PostgreSQL in PGlite. PGlite can't open files of another version. */
const PGLITE_MAJOR_VERSION = '18';

/** A folder that this process has claimed and that PGlite can open. */
interface PreparedFolder {
  isEmpty: boolean;
  /** Releases this process's claim to the folder. */
  release: () => void;
}

/**
 * Creates the folder if it is missing, claims it for this process and checks that PGlite can open it. The check changes
 * nothing. Throws FolderInUse or UnusableFolder.
 */
export function prepareFolder(folder: string): PreparedFolder {
  const release = withReasons(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockFolder(folder);
  });
  try {
    const names = withReasons(folder, () => listAccessible(folder));
    if (names.length > 0) checkVersion(folder);
    return { isEmpty: names.length === 0, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Deletes the files that a failed first start left in the folder, so that the next start finds it empty. */
export function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Returns the paths of all files and folders in the folder. Throws the file system error for the first one that this
 * process can't read and write.
 */
function listAccessible(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...names]) accessSync(join(folder, name), constants.R_OK | constants.W_OK);
  return names;
}

/**
 * Throws UnusableFolder unless the folder has a database of PGlite's version. If PG_VERSION is missing, PGlite would
 * create a new database over the other files.
 */
function checkVersion(folder: string): void {
  const path = join(folder, 'PG_VERSION');
  if (!existsSync(path)) throw noDatabase(folder);
  const version = readFileSync(path, 'utf8').trim();
  if (version === PGLITE_MAJOR_VERSION) return;
  throw /^\d+$/.test(version) ? otherVersion(folder, version, PGLITE_MAJOR_VERSION) : damaged(folder);
}
