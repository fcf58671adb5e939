import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { rasterise } from '../../src/art/rasterise.ts';
import { Rasteriser } from '../../src/art/rasteriser.ts';
import { AudioReader } from '../../src/audio/audio-reader.ts';
import { CHILD_PROGRAMS } from '../../src/own-files.ts';
import { wav } from '../audio/wav.ts';
import { runServer } from '../testing/run-server.ts';

const DIST = new URL('../../dist/', import.meta.url);
const fileOf = (path: string) => new URL(`${basename(path)}.js`, DIST);

/** Imports of modules whose names are computed, which a bundler can't follow. */
const COMPUTED_IMPORTS = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?(?=[^\s"')])(.*)/g;

test.each(CHILD_PROGRAMS)('the bundle contains the program %s, which exits when the server does', async (path) => {
  const child = fork(fileOf(path), { env: {} });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('the only computed import in the bundle is that of the web app', () => {
  const codes = readdirSync(DIST).map((file) => readFileSync(new URL(file, DIST), 'utf8'));
  const found = codes.flatMap((code) => [...code.matchAll(COMPUTED_IMPORTS)].map(([, specifier]) => specifier));
  expect(found).toEqual([expect.stringContaining('server/entry-server.js')]);
});

test('the bundled server returns the not-found page for a URL that can’t be decoded, and logs the request', async () => {
  const { url } = await createTestDatabase();
  const variables = { DATABASE_URL: url, SEED: 'none', PORT: String(await freePort()), LOG_LEVEL: 'info' };
  const server = runServer(variables);
  const response = await fetch(`${await server.origin}/%E0%A4%A`, { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Page Not Found')]);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"path":"/%E0%A4%A"');
});

test('the bundle draws text with the site’s fonts', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><text x="5" y="35" font-family="Newsreader">Returns</text></svg>';
  const bundled = new Rasteriser({ script: fileOf('art/raster-worker') });
  onTestFinished(() => bundled.close());
  const png = await bundled.draw({ svg, width: 200 });
  expect(png.equals(rasterise({ svg, width: 200 }))).toBe(true);
});

test('the bundle detects the type of audio', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longreturn-bundle-'));
  const bundled = new AudioReader({ script: fileOf('audio/audio-process') });
  onTestFinished(async () => {
    await bundled.close();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'tone.wav'), wav(1));
  expect(await bundled.inspect(join(folder, 'tone.wav'))).toEqual({ contentType: 'audio/wav', durationSec: 1 });
});
