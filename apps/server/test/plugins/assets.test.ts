import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAssets } from '../../src/plugins/assets.ts';
import { registerErrors } from '../../src/plugins/errors.ts';
import { registerResponseHeaders } from '../../src/plugins/response-headers.ts';

const SCRIPT = 'console.log("the script");'.repeat(20);
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longreturn-assets-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'client/.vite'));
  const write = (path: string, body: string | Buffer) => writeFile(join(folder, 'client', path), body);
  await Promise.all([
    write('assets/entry-1a2b.js', SCRIPT),
    write('assets/entry-1a2b.js.br', brotliCompressSync(SCRIPT)),
    write('assets/entry-1a2b.js.gz', gzipSync(SCRIPT)),
    write('assets/font-1a2b.woff2', 'font'),
    write('.vite/manifest.json', '{}'),
    write('press-kit.txt', 'words'),
    write('../secret.txt', 'secret'),
  ]);
  app = Fastify();
  registerErrors(app);
  registerResponseHeaders(app, { origin: 'http://localhost:3000' });
  await registerAssets(app, { webApp: { files: pathToFileURL(`${folder}/client/`), load: () => Promise.reject() } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a file of the build', () => {
  it('is served as immutable, in an encoding that the client accepts', async () => {
    const plain = await get('/assets/entry-1a2b.js');
    expect(plain.payload).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const small = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT);
    const older = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(older.headers['content-encoding']).toBe('gzip');
  });

  it('is sent uncompressed if the build wrote no compressed form', async () => {
    const font = await get('/assets/font-1a2b.woff2', { 'accept-encoding': 'br' });
    expect(font.payload).toBe('font');
    expect(font.headers).not.toHaveProperty('content-encoding');
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  it('is sent without a body to a client that already has it, and for HEAD', async () => {
    const { headers } = await get('/assets/entry-1a2b.js');
    const again = await get('/assets/entry-1a2b.js', { 'if-none-match': headers['etag'] });
    expect(again.statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: '/assets/entry-1a2b.js' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    expect(head.payload).toBe('');
  });

  it('is served by its name and cached for an hour if it is in the root folder', async () => {
    const response = await get('/press-kit.txt');
    expect(response.payload).toBe('words');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });
});

it.each([
  '/assets/none.js',
  '/assets/',
  '/assets/entry-1a2b.js.br',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/entry-1a2b.js%00',
  '/.vite/manifest.json',
  '/secret.txt',
])('%s is not a file of the build: the response is a 404 with a JSON body, and is not cached', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: 'Not found', code: 'path.unknown' });
  expect(response.headers['cache-control']).toBe('no-store');
});
