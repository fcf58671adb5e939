import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in DATA_DIR that contain the embedded database and the emails. */
const OWN_FOLDERS = ['database', 'mail'];

/** The mode bits for the permissions of the group and of others. */
const OTHERS = 0o077;
/** The mode bit of folders that all users share, such as /tmp. */
const STICKY_BIT = 0o1000;

/**
 * Removes the permissions of the group and of others from `dataDir` and from the database and the emails in it. These
 * files contain password hashes and emailed links, and earlier versions of the site left them readable for every user
 * of the machine. Returns the paths whose permissions can't be removed, because another user owns the file or the file
 * system has no permissions.
 */
export function makeDataFolderPrivate(dataDir: string): string[] {
  if (!existsSync(dataDir) || !statSync(dataDir).isDirectory()) return [];
  const isShared = (statSync(dataDir).mode & STICKY_BIT) !== 0;
  const top = isShared ? [] : [dataDir];
  const kept = OWN_FOLDERS.map((name) => join(dataDir, name)).flatMap(pathsIn);
  return [...top, ...kept].filter((path) => !isMadePrivate(path));
}

/**
 * Returns the folder and everything in it, without following symbolic links. Returns an empty list if the folder can't
 * be read.
 */
function pathsIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const inside = entries.filter((entry) => !entry.isSymbolicLink());
    return [folder, ...inside.map(({ parentPath, name }) => join(parentPath, name))];
  } catch {
    return [];
  }
}

function isMadePrivate(path: string): boolean {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'; // another process of the site has removed it
  }
}
