import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ObjectStore } from '@longreturn/core/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from '../../src/storage/disk.ts';
import { describeStore } from './describe-store.ts';

let parent: string;
let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longreturn-objects-'));
  folder = join(parent, 'objects');
  store = diskStore(folder);
});
afterAll(() => rm(parent, { recursive: true }));

describeStore(() => store);

const put = (key: string, bytes = 3) =>
  store.put(key, Readable.from([Buffer.from('abc')]), { contentType: 'text/plain', bytes });

test('only the owner may read the files', async () => {
  await put('private/a/original');
  for (const path of ['.', 'private', 'private/a', 'private/a/original'])
    expect((await stat(join(folder, path))).mode & 0o077).toBe(0);
});

test('a write that fails leaves no file', async () => {
  await expect(put('short/a/original', 4)).rejects.toThrow('3 bytes instead of 4');
  expect(await store.head('short/a/original')).toBeUndefined();
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
});

test('deleting the last object of a folder deletes the folder', async () => {
  await put('folders/a/original');
  await put('folders/a/480.webp');
  await store.delete('folders/a/original');
  expect(await readdir(join(folder, 'folders'))).toEqual(['a']);
  await store.delete('folders/a/480.webp');
  expect(await readdir(join(folder, 'folders'))).toEqual([]);
});

test('an object can be stored while another object of the same folder is deleted', async () => {
  for (let round = 0; round < 30; round += 1) {
    await put('busy/a/480.webp');
    await Promise.all([store.delete('busy/a/480.webp'), put('busy/a/original')]);
    expect(await store.head('busy/a/original')).toEqual({ bytes: 3 });
    await store.delete('busy/a/original');
  }
});

test.each(['../secret', 'media/../../secret', '/etc/passwd', 'media//a', '.hidden/a', 'media/.a', ''])(
  'refuses %j as a key',
  async (key) => {
    await expect(put(key)).rejects.toThrow('not an object key');
    await expect(store.get(key)).rejects.toThrow('not an object key');
  },
);
