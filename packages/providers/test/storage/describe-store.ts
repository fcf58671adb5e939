import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ObjectStore } from '@longreturn/core/ports';
import { expect, test } from 'vitest';

const KEY = 'media/019f0000-0000-7000-8000-000000000001/original';
const ABOUT = { contentType: 'text/plain', bytes: 10 };
const digits = () => Readable.from([Buffer.from('01234'), Buffer.from('56789')]);

/** The behaviour that all object stores share. */
export function describeStore(storeOf: () => ObjectStore): void {
  const read = async (...given: Parameters<ObjectStore['get']>) => {
    const body = await storeOf().get(...given);
    return body && text(body);
  };
  const listed = async (prefix: string) => {
    const found = [];
    for await (const object of storeOf().list(prefix)) found.push(object);
    return found;
  };
  const keysIn = async (prefix: string) => (await listed(prefix)).map(({ key }) => key);

  test('an object is stored, read in whole and in part, replaced and deleted', async () => {
    const store = storeOf();
    await store.put(KEY, digits(), ABOUT);
    expect(await read(KEY)).toBe('0123456789');
    expect(await read(KEY, { start: 2, end: 4 })).toBe('234');
    expect(await store.head(KEY)).toEqual({ bytes: 10 });
    await store.put(KEY, Readable.from([Buffer.from('new')]), { ...ABOUT, bytes: 3 });
    expect(await read(KEY)).toBe('new');
    await store.delete(KEY);
    await store.delete(KEY);
    expect(await read(KEY)).toBeUndefined();
    expect(await store.head(KEY)).toBeUndefined();
  });

  test('an object can be copied to the same key twice, and the copy stays when the original is deleted', async () => {
    const store = storeOf();
    const copy = 'audio/019f0000-0000-7000-8000-000000000002';
    await store.put(KEY, digits(), ABOUT);
    await store.copy(KEY, copy, ABOUT);
    await store.copy(KEY, copy, ABOUT);
    await store.delete(KEY);
    expect(await read(copy)).toBe('0123456789');
    expect((await keysIn('uploads/')).filter((key) => key.includes('unfinished'))).toEqual([]);
    await expect(store.copy(KEY, copy, ABOUT)).rejects.toThrow();
    expect(await read(copy)).toBe('0123456789');
  });

  test('objects are listed by prefix, with the time of their last write', async () => {
    const store = storeOf();
    expect(await keysIn('lists/')).toEqual([]);
    for (const key of ['lists/a/original', 'lists/a/480.webp', 'other/b']) await store.put(key, digits(), ABOUT);
    expect((await keysIn('lists/')).toSorted()).toEqual(['lists/a/480.webp', 'lists/a/original']);
    const [{ modifiedAt } = { modifiedAt: undefined }] = await listed('other/');
    expect(Math.abs((modifiedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test('a body that fails midway leaves no object', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('01234');
        throw new Error('the client is gone');
      })(),
    );
    await expect(storeOf().put('media/broken/original', broken, ABOUT)).rejects.toThrow();
    expect(await storeOf().head('media/broken/original')).toBeUndefined();
  });
}
