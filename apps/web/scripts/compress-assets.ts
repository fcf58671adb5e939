/**
 * Writes a .br and a .gz copy beside each text file of dist/client, unless the copy would be larger. The server sends
 * the copies unchanged. Runs at the end of the build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const FOLDER = fileURLToPath(new URL('../dist/client/', import.meta.url));

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !entry.parentPath.includes('.vite'))
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(
  files.flatMap((file) => Object.entries(compressors).map(([ending, to]) => compress(file, ending, to))),
);

async function compress(file: string, ending: string, to: (body: Buffer) => Promise<Buffer>): Promise<void> {
  const body = await readFile(file);
  const shorter = await to(body);
  if (shorter.length < body.length) await writeFile(`${file}.${ending}`, shorter);
}
