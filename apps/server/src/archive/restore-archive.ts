import { type Manifest, objectPath, tablePath } from '@longreturn/core/archive/archive-format';
import { loadTables, requireEmpty } from '@longreturn/core/archive/load-tables';
import type { Deps } from '@longreturn/core/deps';
import { linesOf, readArchive } from './read-archive.ts';
import { verifyArchive } from './verify-archive.ts';

/**
 * Restores an archive into an empty database. First checks the whole archive, then stores its objects, then inserts all
 * rows in one transaction. A restore that fails or is killed therefore leaves the database empty and can be repeated.
 * Returns the manifest of the archive. Throws ArchiveError.
 */
export async function restoreArchive(deps: Pick<Deps, 'db' | 'objects'>, path: string): Promise<Manifest> {
  await requireEmpty(deps.db);
  const manifest = await verifyArchive(path);
  await storeObjects(deps, path, manifest);
  await loadTables(deps, tablesOf(path, manifest));
  return manifest;
}

async function storeObjects({ objects }: Pick<Deps, 'objects'>, path: string, manifest: Manifest): Promise<void> {
  const known = new Map(manifest.objects.map((object) => [objectPath(object.key), object]));
  for await (const { name, body } of readArchive(path)) {
    const object = known.get(name);
    if (object) await objects.put(object.key, body, object);
  }
}

/** Yields the tables of an archive. Stops after the last table, because the objects after it are already stored. */
async function* tablesOf(path: string, manifest: Manifest) {
  const known = new Map(manifest.tables.map((table) => [tablePath(table.name), table]));
  let read = 0;
  for await (const { name, body } of readArchive(path)) {
    const table = known.get(name);
    if (!table) continue;
    yield { name: table.name, lines: linesOf(body) };
    read += 1;
    if (read === known.size) return;
  }
}
