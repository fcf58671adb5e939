import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** What installing and building make themselves, and what only tests read. */
const NO_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'routeTree.gen.ts', 'test', 'e2e']);

/** A hash over the names and contents of files and of all sources below folders, given from the top folder; a missing one counts as empty. */
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
