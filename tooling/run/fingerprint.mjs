import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Outputs of installing and building, and files that only tests read. */
const NO_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'routeTree.gen.ts', 'test', 'e2e']);

/** Hashes the names and contents of files and of all sources in folders. Paths are relative to the root; a missing one counts as empty. */
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
