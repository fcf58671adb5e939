import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileResponse, type StoredResponse } from '../cache/stored-response.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Reads the files of the web app's build and returns them by URL path. Files in /assets are immutable, since their
 * names contain a hash. Each file comes with the compressed forms (.br, .gz) that the build wrote beside it. Skips
 * hidden files.
 */
export async function readWebFiles(folder: URL): Promise<Map<string, StoredResponse>> {
  const paths = [
    ...(await namesIn(folder)),
    ...(await namesIn(new URL('assets/', folder))).map((name) => `assets/${name}`),
  ];
  const responses = paths.map(async (path) => [`/${path}`, await readResponse(folder, path)] as const);
  return new Map(await Promise.all(responses));
}

async function namesIn(folder: URL): Promise<string[]> {
  const entries = await readdir(fileURLToPath(folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}

async function readResponse(folder: URL, path: string): Promise<StoredResponse> {
  const file = new URL(path, folder);
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(new URL(`${path}.br`, folder)).catch(() => undefined),
    readFile(new URL(`${path}.gz`, folder)).catch(() => undefined),
  ]);
  const headers = {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('assets/') ? IMMUTABLE : ONE_HOUR,
    ...((br || gzip) && { vary: 'Accept-Encoding' }),
  };
  return fileResponse(headers, identity, { ...(br && { br }), ...(gzip && { gzip }) });
}
