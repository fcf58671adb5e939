import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  ABOUT,
  ARCHIVE_FORMAT,
  ArchiveError,
  aboutSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  objectPath,
  tablePath,
} from '@longreturn/core/archive/archive-format';
import { schemaVersion } from '@longreturn/db/migrate';
import type { z } from 'zod';
import { type ArchivedFile, readArchive } from './read-archive.ts';

/** A manifest with more bytes than this is rejected, because it is read into memory. */
const MAX_MANIFEST_BYTES = 512 * 1024 * 1024;

/** The keys that the object stores accept. */
const KEY = /^[a-z0-9][\w-]*(?:\/[\w-][\w.-]*)+$/i;

interface Sum {
  name: string;
  bytes: number;
  sha256: string;
}

/**
 * Reads the whole archive, compares every file with the manifest, and returns the manifest. Throws ArchiveError if
 * another version of the site made the archive, or if a file is missing, changed or added.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found: Sum[] = [];
  let manifest: Manifest | undefined;
  let isFirst = true;
  for await (const file of readArchive(path)) {
    if (manifest) throw new ArchiveError('The archive was changed: it has files after its manifest.');
    if (isFirst) requireSameVersion(await readJson(file, ABOUT, aboutSchema));
    else if (file.name === MANIFEST) manifest = await readJson(file, MANIFEST, manifestSchema);
    else found.push(await sum(file));
    isFirst = false;
  }
  if (!manifest) throw new ArchiveError('The archive is truncated: it has no manifest.');
  compare(found, listed(manifest));
  return manifest;
}

function requireSameVersion({ format, schema }: z.infer<typeof aboutSchema>): void {
  const known = schemaVersion();
  if (format > ARCHIVE_FORMAT || schema > known)
    throw new ArchiveError('The archive was made by a newer version of the site. Update the site, then restore.');
  if (schema < known)
    throw new ArchiveError(
      'The archive was made by an older version of the site. Restore it with that version, then update.',
    );
}

async function readJson<Schema extends z.ZodType>(
  { name, bytes, body }: ArchivedFile,
  expected: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (name !== expected || bytes > MAX_MANIFEST_BYTES)
    throw new ArchiveError('The file is not an archive of this site.');
  const text = (await buffer(body)).toString();
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ArchiveError(`The archive was changed: its ${expected} is invalid.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sum({ name, bytes, body }: ArchivedFile): Promise<Sum> {
  const hash = createHash('sha256');
  for await (const piece of body as AsyncIterable<Buffer>) hash.update(piece);
  return { name, bytes, sha256: hash.digest('hex') };
}

function listed({ tables, objects }: Manifest): Sum[] {
  for (const { key } of objects)
    if (!KEY.test(key)) throw new ArchiveError(`The archive was changed: ${JSON.stringify(key)} is not an object key.`);
  return [
    ...tables.map(({ name, bytes, sha256 }) => ({ name: tablePath(name), bytes, sha256 })),
    ...objects.map(({ key, bytes, sha256 }) => ({ name: objectPath(key), bytes, sha256 })),
  ];
}

/** Throws ArchiveError unless the archive has exactly the files of the manifest, in the same order. */
function compare(found: readonly Sum[], expected: readonly Sum[]): void {
  for (let index = 0; index < Math.max(found.length, expected.length); index += 1) {
    const [file, wanted] = [found[index], expected[index]];
    if (!wanted)
      throw new ArchiveError(`The archive was changed: ${JSON.stringify(file?.name)} is not in its manifest.`);
    if (file?.name !== wanted.name) throw new ArchiveError(`The archive was changed: ${wanted.name} is missing.`);
    if (file.bytes !== wanted.bytes || file.sha256 !== wanted.sha256)
      throw new ArchiveError(`The archive was changed: ${wanted.name} has a different checksum.`);
  }
}
