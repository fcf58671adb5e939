import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Names of files and folders that aren't sources: results of the installation and the build, and code of tests. */
const NO_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'routeTree.gen.ts', 'test', 'e2e']);

/**
 * Returns a hash of the names and contents of the files at these paths. The path of a folder includes all sources in
 * the folder. The paths are relative to the root folder. A path that doesn't exist adds nothing to the hash.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const path of paths.flatMap(filesAt)) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function filesAt(path) {
  const place = join(ROOT, path);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [path];
  const names = readdirSync(place).filter((name) => !NO_SOURCE.has(name) && !name.startsWith('.'));
  return names.sort().flatMap((name) => filesAt(`${path}/${name}`));
}
