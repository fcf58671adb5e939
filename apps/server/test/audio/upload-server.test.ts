import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UploadServer } from '../../src/audio/upload-server.ts';

let dataDir: string;
let server: UploadServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'longreturn-tus-'));
});
beforeEach(() => {
  server = new UploadServer({ dataDir, s3: undefined });
});
afterAll(() => rm(dataDir, { recursive: true }));

const TUS = { 'tus-resumable': '1.0.0' };
const create = (uploadId: string) =>
  server.handle({ method: 'POST', headers: { ...TUS, 'upload-length': '3' }, body: undefined, uploadId });
const send = (uploadId: string) => {
  const headers = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  return server.handle({ method: 'PATCH', headers, body: Readable.from([Buffer.from('abc')]), uploadId });
};

test('while the folder of uploads can’t be used, uploads are unavailable; afterwards they work', async () => {
  const folder = join(dataDir, 'objects');
  await writeFile(folder, 'a file that is in the way');
  await expect(create('first')).rejects.toMatchObject({ code: 'service.unavailable' });
  await rm(folder);
  expect((await create('first')).status).toBe(201);
  expect((await send('first')).status).toBe(204);
});

test('if the bytes of an upload were deleted, the next request for it fails with upload.unknown', async () => {
  expect((await create('deleted')).status).toBe(201);
  await rm(join(dataDir, 'objects/uploads/audio/deleted/bytes'));
  await expect(send('deleted')).rejects.toMatchObject({ code: 'upload.unknown' });
});
