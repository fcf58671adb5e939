import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveError } from '@longreturn/core/archive/archive-format';
import { extract } from 'tar-stream';

/** A file in an archive. Its body must be read before the next file. */
export interface ArchivedFile {
  name: string;
  bytes: number;
  body: Readable;
}

const DAMAGED = 'The archive is truncated or damaged';

/** Yields the files of an archive in order. Throws ArchiveError if the archive can't be read to its end. */
export async function* readArchive(path: string): AsyncGenerator<ArchivedFile> {
  const files = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), files);
  reading.catch(() => {}); // the loop below gets the error too
  try {
    for await (const file of files) {
      const { name, size, type } = file.header;
      if (type !== 'file') throw new ArchiveError(`${DAMAGED}: ${JSON.stringify(name)} is not a file.`);
      yield { name, bytes: size ?? 0, body: Readable.from(piecesOf(file, path)) };
      file.resume(); // skips the rest of the file
    }
    await reading;
  } catch (error) {
    throw readable(error, path);
  }
}

function readable(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new ArchiveError(`${path} can’t be read (${code}).`);
  const isDamage = code?.startsWith('Z_') || (error instanceof Error && TAR_FAILURES.test(error.message));
  return isDamage ? new ArchiveError(`${DAMAGED}.`) : error;
}

const TAR_FAILURES = /Unexpected end of data|Invalid tar header|premature close/i;

async function* piecesOf(file: AsyncIterable<unknown>, path: string): AsyncGenerator<unknown> {
  try {
    yield* file;
  } catch (error) {
    throw readable(error, path);
  }
}

/** Yields the lines of a text file. Splits lines only at \n, because JSON may contain other line breaks. */
export async function* linesOf(body: Readable): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  for await (const piece of body as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
      yield Buffer.concat([...pieces, piece.subarray(start, end)]).toString();
      pieces = [];
      start = end + 1;
    }
    pieces.push(piece.subarray(start));
  }
}
