import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Actor } from '@longreturn/core/actor';
import {
  ABOUT,
  type About,
  ARCHIVE_FORMAT,
  MANIFEST,
  type Manifest,
  objectPath,
  tablePath,
} from '@longreturn/core/archive/archive-format';
import { type Dump, dumpTables } from '@longreturn/core/archive/dump-tables';
import type { Deps } from '@longreturn/core/deps';
import { schemaVersion } from '@longreturn/db/migrate';
import { type Pack, pack as packTar } from 'tar-stream';

export type Archiving = Pick<Deps, 'db' | 'clock' | 'ids' | 'objects'> & Parameters<typeof dumpTables>[0];

/** The key prefix of uploads in progress, which no row refers to yet. */
const UNFINISHED = 'uploads/';

/** Audio and pictures are already compressed, so a higher level would take more time and save little. */
const LEVEL = 1;

/**
 * Writes an archive of everything that the site stores (docs/decisions/0040-archive.md). The archive is streamed, so
 * memory use doesn't depend on its size. If something fails, the stream fails, and the archive has no manifest. If the
 * stream is destroyed, the work stops. Calls `onEnd` when the work has ended.
 */
export function writeArchive(deps: Archiving, actor: Actor, title: string, onEnd = () => {}): Readable {
  const tar = packTar();
  const archive = createGzip({ level: LEVEL });
  const writing = pipeline(tar, archive);
  writing.catch(() => {}); // the reader of the archive gets the error
  const reading = new AbortController();
  archive.once('close', () => reading.abort());
  const filling = dumpTables(deps, actor, title, reading.signal).then((dump) => fill(tar, deps, dump));
  filling.catch((error: Error) => tar.destroy(error)).finally(onEnd);
  return archive;
}

async function fill(tar: Pack, deps: Archiving, dumped: Dump): Promise<void> {
  await using dump = dumped;
  const about: About = { format: ARCHIVE_FORMAT, schema: schemaVersion(), createdAt: deps.clock.now().toISOString() };
  const manifest: Manifest = { tables: [], objects: [] };
  await addText(tar, ABOUT, JSON.stringify(about));
  for (const { name, rows, file } of dump.tables) {
    const added = await addFile(tar, { name: tablePath(name), bytes: file.bytes }, file.open());
    manifest.tables.push({ name, rows, ...added });
  }
  for await (const { key } of deps.objects.list('')) {
    if (key.startsWith(UNFINISHED)) continue;
    const found = await deps.objects.head(key);
    const body = found && (await deps.objects.get(key));
    if (!body) continue; // the object was deleted meanwhile
    const added = await addFile(tar, { name: objectPath(key), bytes: found.bytes }, body);
    manifest.objects.push({ key, contentType: dump.contentTypes.get(key) ?? 'application/octet-stream', ...added });
  }
  await addText(tar, MANIFEST, JSON.stringify(manifest));
  tar.finalize();
}

const addText = (tar: Pack, name: string, text: string) =>
  addFile(tar, { name, bytes: Buffer.byteLength(text) }, Readable.from([Buffer.from(text)]));

/** Adds a file to the archive and returns its size and checksum. */
async function addFile(tar: Pack, { name, bytes }: { name: string; bytes: number }, body: Readable) {
  const hash = createHash('sha256');
  const entry = tar.entry({ name, size: bytes, mtime: new Date(0) });
  const ended = once(entry, 'close');
  ended.catch(() => {}); // awaited below, unless the body fails first
  for await (const piece of body as AsyncIterable<Buffer>) {
    hash.update(piece);
    if (!entry.write(piece)) await Promise.race([once(entry, 'drain'), ended]);
    if (entry.destroyed) throw new Error('the archive is no longer read');
  }
  entry.end(null);
  await ended;
  return { bytes, sha256: hash.digest('hex') };
}
