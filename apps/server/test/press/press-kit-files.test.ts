import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { PressKitFiles } from '../../src/press/press-kit-files.ts';

let files: PressKitFiles;
afterEach(() => files.close());

it('the press kit is created once for all callers', async () => {
  files = new PressKitFiles({ script: new URL('../testing/press-worker.ts', import.meta.url) });
  const [one, other] = await Promise.all([files.read(), files.read()]);
  expect(other).toBe(one);
  expect(await files.read()).toBe(one);
  expect(await files.sizes()).toEqual({ archive: 3, files: { 'a.txt': 1 } });
});

it.each(['throw 1', 'process.exit(1)'])('if the worker ends with %s, every read fails', async (death) => {
  files = new PressKitFiles({ script: await writeScript(death), silent: true });
  await expect(files.read()).rejects.toThrow();
  await expect(files.read()).rejects.toThrow();
});

it('if the worker does not begin in time, the read fails, and the next read tries again', async () => {
  files = new PressKitFiles({ script: await writeScript(`process.on('message', () => {})`), startMs: 100 });
  await expect(files.read()).rejects.toMatchObject({ code: 'service.unavailable' });
  await expect(files.read()).rejects.toMatchObject({ code: 'service.unavailable' });
});

it('sizes() returns null while the files are being created, and onLate is called when they are complete', async () => {
  const complete = Promise.withResolvers<void>();
  const script = new URL('../testing/press-worker.ts', import.meta.url);
  files = new PressKitFiles({ script, sizesMs: 0, onLate: complete.resolve });
  expect(await files.sizes()).toBeNull(); // a process can't start that fast
  await complete.promise;
  expect(await files.sizes()).toEqual({ archive: 3, files: { 'a.txt': 1 } });
});

async function writeScript(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-press-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'worker.mjs');
  await writeFile(script, text);
  return pathToFileURL(script);
}
