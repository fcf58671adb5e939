import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders below DATA_DIR that the site writes to. */
const OWN_FOLDERS = ['database', 'mail'];

/** The permissions of group and others. */
const OTHERS = 0o077;
/** A folder such as /tmp, which all users of the machine share. */
const STICKY = 0o1000;

/**
 * Takes the permissions of group and others from `dataDir` and from all that the site keeps in it: password hashes and
 * mailed links are in there. Earlier versions of the site left them readable to every user of the machine. Returns the
 * paths that stay readable, because they belong to another user or the file system keeps no permissions.
 */
export function makeDataFolderPrivate(dataDir: string): string[] {
  if (!existsSync(dataDir) || !statSync(dataDir).isDirectory()) return [];
  const isShared = (statSync(dataDir).mode & STICKY) !== 0;
  const top = isShared ? [] : [dataDir];
  const kept = OWN_FOLDERS.map((name) => join(dataDir, name)).flatMap(pathsIn);
  return [...top, ...kept].filter((path) => !isMadePrivate(path));
}

/** The folder and what is in it, without what symbolic links in it lead to. Nothing where it can't be read. */
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
    return (error as NodeJS.ErrnoException).code === 'ENOENT'; // removed meanwhile, by another process of the site
  }
}
