import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createMediaTools } from '../../src/media-library/create-media-tools.ts';
import { createObjectStore } from '../../src/media-library/create-object-store.ts';
import { openLibrary } from './open-library.ts';

const PDF = '%PDF-1.7\n0123456789\n%%EOF';

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-faults-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('if the bucket is down, sending or completing an upload gets a 503, and the upload URL stays valid', async () => {
  const keys = { bucket: 'none', region: 'none', accessKeyId: 'none', secretAccessKey: 'none' };
  const objects = await createObjectStore({ s3: { endpoint: 'http://127.0.0.1:9', ...keys }, dataDir: '/nowhere' });
  const library = await openLibrary({ objects });
  onTestFinished(library.close);
  const { uploadURL } = await library.start();
  for (let time = 0; time < 2; time += 1) {
    const response = await library.put(uploadURL, PDF, 'application/pdf');
    expect(response.json()).toMatchObject({ code: 'service.unavailable' });
    expect(response.headers['retry-after']).toBe('5');
  }
  const stated = { name: 'Report.pdf', type: 'application/pdf', size: PDF.length };
  const { completeURL } = await library.start(stated);
  const complete = { method: 'POST', url: library.pathOf(completeURL), headers: library.editor } as const;
  expect((await library.app.inject(complete)).statusCode).toBe(503);
});

test('if the temporary folder can’t be created, the next upload tries to create it again', async () => {
  const folder = join(await openFolder(), 'uploads');
  await writeFile(folder, 'a file that is in the way');
  const tools = createMediaTools(folder);
  const receive = () => tools.receive(Readable.from([Buffer.from(PDF)]), 1000);
  await expect(receive()).rejects.toThrow('EEXIST');
  await rm(folder);
  await using file = await receive();
  expect(file).toMatchObject({ bytes: PDF.length, contentType: 'application/pdf' });
});

test('an upload works even if a temporary file disappears while the folder is checked', async () => {
  const folder = join(await openFolder(), 'uploads');
  await mkdir(folder);
  await symlink('/nowhere/at/all', join(folder, 'gone')); // listed, but not found
  await using file = await createMediaTools(folder).receive(Readable.from([Buffer.from(PDF)]), 1000);
  expect(file.bytes).toBe(PDF.length);
});
