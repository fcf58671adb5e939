import { Readable } from 'node:stream';
import { startS3Server } from '@longreturn/emulators/s3-server';
import { afterAll, describe, expect, test } from 'vitest';
import { s3Store } from '../../src/storage/s3.ts';
import { describeStore } from './describe-store.ts';

const FILE = 'ten bytes.';
const ABOUT = { contentType: 'image/png', bytes: FILE.length, expiresInSec: 60 };

const server = await startS3Server();
const bucket = await server?.createBucket();
afterAll(() => server?.stop(), 30_000);

describe.skipIf(!server)('in a bucket', { timeout: 60_000 }, () => {
  // Vitest runs this function even if it skips the tests, so the store needs options even without a server.
  const options = {
    ...{ endpoint: 'http://127.0.0.1', region: 'none', bucket: 'none', accessKeyId: 'none', secretAccessKey: 'none' },
    ...bucket,
  };
  const store = s3Store(options);
  describeStore(() => store);

  const presign = (key: string, about: Partial<typeof ABOUT> = {}) => store.presignPut?.(key, { ...ABOUT, ...about });
  const put = async (url = '', { body = FILE, type = ABOUT.contentType } = {}) =>
    (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;

  test('a client uploads the stated bytes to a signed URL', async () => {
    expect(await put(await presign('uploads/right'))).toBe(200);
    expect(await store.head('uploads/right')).toEqual({ bytes: FILE.length });
  });

  test.each([
    ['a different type', { type: 'text/html' }],
    ['more bytes', { body: `${FILE}!` }],
    ['fewer bytes', { body: 'short' }],
  ])('an upload with %s than stated is refused', async (_what, given) => {
    expect(await put(await presign('uploads/wrong'), given)).toBe(403);
    expect(await store.head('uploads/wrong')).toBeUndefined();
  });

  test('a changed signature, another key and a wrong secret are refused', async () => {
    const url = (await presign('uploads/forged')) ?? '';
    const signature = new URL(url).searchParams.get('X-Amz-Signature') ?? '';
    expect(await put(url.replace(signature, signature.split('').toReversed().join('')))).toBe(403);
    expect(await put(url.replace('uploads/forged', 'uploads/other'))).toBe(403);
    const stranger = s3Store({ ...options, secretAccessKey: 'wrong' });
    expect(await put(await stranger.presignPut?.('uploads/forged', ABOUT))).toBe(403);
    expect(await store.head('uploads/forged')).toBeUndefined();
  });

  test('a client reads an object and its ranges from a signed URL, with the stated headers', async () => {
    await store.put('audio/heard', Readable.from([Buffer.from(FILE)]), ABOUT);
    const contentDisposition = 'inline; filename="heard.mp3"';
    const about = { contentType: 'audio/mpeg', contentDisposition, expiresInSec: 60 };
    const url = (await store.presignGet?.('audio/heard', about)) ?? '';
    const whole = await fetch(url);
    expect([whole.status, await whole.text()]).toEqual([200, FILE]);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('content-disposition')).toBe(contentDisposition);
    const range = await fetch(url, { headers: { range: 'bytes=4-8' } });
    expect([range.status, await range.text()]).toEqual([206, 'bytes']);
    expect((await fetch(url.replace('audio/heard', 'audio/other'))).status).toBe(403);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
  });

  test('an expired URL is refused', async () => {
    const url = new URL((await presign('uploads/late', { expiresInSec: 1 })) ?? '');
    const signedAt = url.searchParams.get('X-Amz-Date') ?? '';
    const time = Date.parse(signedAt.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    while (Date.now() < time + 2000) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await put(url.href)).toBe(403);
    expect(await store.head('uploads/late')).toBeUndefined();
  });
});
