import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { damaged, noDatabase, otherVersion, withReasons } from './unusable-folder.ts';

/** The major version of PostgreSQL in PGlite: the only one whose files it opens. */
const MAJOR = '18';

/** A folder that PGlite may open: whether it is empty, and what ends this process's claim to it. */
interface PreparedFolder {
  isNew: boolean;
  release: () => void;
}

/**
 * Makes the folder where it is missing, claims it for this process and checks that PGlite can work with what is in it,
 * without changing that. Throws FolderInUse or UnusableFolder.
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

/** Removes what a failed first start has left, so that the next start finds an empty folder. */
export function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** The names in the folder. Throws the system's error for the first that this process may not read and write. */
function readAccessible(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...names]) accessSync(join(folder, name), constants.R_OK | constants.W_OK);
  return names;
}

/** PGlite would make a new database over files without PG_VERSION. */
function checkVersion(folder: string): void {
  const path = join(folder, 'PG_VERSION');
  if (!existsSync(path)) throw noDatabase(folder);
  const version = readFileSync(path, 'utf8').trim();
  if (version === MAJOR) return;
  throw /^\d+$/.test(version) ? otherVersion(folder, version, MAJOR) : damaged(folder);
}
