import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LIMITS } from '@longreturn/contract/limits';
import { audioUploadKey } from '@longreturn/core/listening/audio-upload';
import { renditionKey } from '@longreturn/core/listening/put-rendition';
import { renditions as renditionRows } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { openUploadSite, type UploadSite } from './open-upload-site.ts';
import { wav } from './wav.ts';

const AUDIO = wav(3);
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

let site: UploadSite;
beforeAll(async () => {
  site = await openUploadSite();
});
beforeEach(() => site.nextEpisode());
afterAll(() => site.close());

const idOf = (path: string) => path.split('/').at(-1) ?? '';
const stored = async (key: string) => {
  const body = await site.objects.get(key);
  return body && buffer(body);
};

/**
 * Sends some bytes in a PATCH whose Content-Length announces all remaining bytes. Closes the connection once the sent
 * bytes are stored.
 */
async function cutOff(path: string, { from, to }: { from: number; to: number }) {
  const headers = { ...site.editor, ...TUS, 'upload-offset': from, 'content-length': AUDIO.length - from };
  const sending = request(new URL(path, site.origin), { method: 'PATCH', headers });
  sending.on('error', () => {}); // the connection is closed on purpose
  sending.write(AUDIO.subarray(from, to));
  await expect.poll(() => site.objects.head(audioUploadKey(idOf(path)))).toEqual({ bytes: to });
  sending.destroy();
}

/** Uploads a whole file for the episode and returns the path of the upload. */
async function upload(bytes: Buffer, metadata: Record<string, string> = {}): Promise<string> {
  const path = await site.start(bytes.length, metadata);
  expect((await site.patch(path, bytes)).status).toBe(204);
  return path;
}

test('an upload that is cut off several times continues where it stopped and becomes a rendition', async () => {
  const path = await site.start(AUDIO.length);
  let offset = 0;
  for (const to of [1, 44, 30_000, AUDIO.length - 1]) {
    await cutOff(path, { from: offset, to });
    offset = await site.offsetOf(path);
    expect(offset).toBe(to);
  }
  expect((await site.audio()).uploads).toMatchObject([{ name: 'Take one.wav', bytes: AUDIO.length, failure: null }]);
  const last = await site.patch(path, AUDIO.subarray(offset), offset);
  expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(AUDIO.length)]);
  await site.runJobs();
  const { renditions, uploads } = await site.audio();
  expect(uploads).toEqual([]);
  expect(renditions).toMatchObject([
    { kind: 'public', type: 'audio/wav', bytes: AUDIO.length, durationSec: 3, chapters: [], cues: null },
  ]);
  expect(await stored(renditionKey(idOf(path)))).toEqual(AUDIO);
  expect((await site.call(path, { method: 'HEAD' })).status).toBe(404);
  await site.runJobs(); // measures the peaks
  const [{ peaks } = { peaks: null }] = await site.deps.db
    .select({ peaks: renditionRows.peaks })
    .from(renditionRows)
    .where(eq(renditionRows.id, renditions[0]?.id ?? ''));
  expect(peaks).toHaveLength(LIMITS.peaks);
  expect(peaks?.[0]).toBe(0);
  expect(peaks?.at(-1)).toBeGreaterThan(90); // the tone becomes louder
});

test('tus-js-client uploads a file in parts', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  new Upload(AUDIO, {
    endpoint: `${site.origin}/api/audio/uploads`,
    headers: site.editor,
    metadata: { episodeId: site.episodeId(), kind: 'public', name: 'Ärger.wav' },
    chunkSize: 20_000,
    retryDelays: [],
    onSuccess: () => resolve(),
    onError: reject,
  }).start();
  await promise;
  expect((await site.audio()).uploads).toMatchObject([{ name: 'Ärger.wav' }]);
  await site.runJobs();
  expect((await site.audio()).renditions).toMatchObject([{ bytes: AUDIO.length }]);
});

test('if audio is replaced, the old file is deleted, and a second run of the job changes nothing', async () => {
  const first = await upload(AUDIO);
  await site.runJobs();
  const { renditions: before } = await site.audio();
  const path = await upload(AUDIO);
  await site.offsetOf(path); // queues the job again
  await Promise.allSettled([site.fileUpload(idOf(path)), site.fileUpload(idOf(path))]);
  await site.runJobs();
  const { renditions, uploads } = await site.audio();
  expect(renditions).toHaveLength(1);
  expect(renditions[0]?.id).not.toBe(before[0]?.id);
  expect(uploads).toEqual([]);
  expect(await stored(renditionKey(idOf(path)))).toEqual(AUDIO);
  expect(await stored(renditionKey(idOf(first)))).toBeUndefined();
});

test('a file that isn’t readable audio is refused with a reason, and its bytes are deleted', async () => {
  const picture = Buffer.from('GIF89a and more than that');
  const damaged = Buffer.concat([AUDIO.subarray(0, 20), Buffer.alloc(40)]);
  for (const [bytes, reason] of [
    [picture, 'Please choose an MP3, M4A, Ogg, WAV or FLAC file'],
    [damaged, 'The file is damaged or its duration can’t be read'],
  ] as const) {
    const path = await upload(bytes);
    await site.runJobs();
    expect((await site.audio()).uploads).toMatchObject([{ id: idOf(path), failure: reason }]);
    expect((await site.call(path, { method: 'HEAD' })).status).toBe(404);
    expect(await stored(audioUploadKey(idOf(path)))).toBeUndefined();
    expect((await site.call(`/api/admin/audio-uploads/${idOf(path)}`, { method: 'DELETE' })).status).toBe(200);
    expect(await site.audio()).toEqual({ renditions: [], uploads: [] });
  }
});

test('only editors and admins can upload, and only from this site; an upload can’t be reached by another editor', async () => {
  const refusal = async (headers: Record<string, string>) => {
    const response = await site.create(10, { headers });
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  expect(await refusal({ cookie: '' })).toEqual([401, 'session.required']);
  expect(await refusal(await logIn(site, 'member'))).toEqual([403, 'action.forbidden']);
  expect(await refusal({ origin: 'https://elsewhere.example' })).toEqual([403, 'origin.refused']);

  const path = await site.start(AUDIO.length);
  const other = await logIn(site, 'editor');
  for (const method of ['HEAD', 'DELETE']) expect((await site.call(path, { method, headers: other })).status).toBe(404);
  expect((await site.patch(path, AUDIO, 0, other)).status).toBe(404);
  const cancelled = await site.call(`/api/admin/audio-uploads/${idOf(path)}`, { method: 'DELETE', headers: other });
  expect(cancelled.status).toBe(404);
  expect(await site.offsetOf(path)).toBe(0);
  expect((await site.call(path, { method: 'DELETE' })).status).toBe(204);
  expect((await site.call(path, { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['an unknown kind', { kind: 'loud' }, 10, [400, 'Please choose public or ad-free']],
  ['no name', { name: '' }, 10, [400, 'Please enter a name of at most 200 characters']],
  ['an empty file', {}, 0, [400, 'Size must be a whole number of bytes']],
  ['an unknown episode', { episodeId: '00000000-0000-7000-8000-000000000000' }, 10, [404, 'Episode not found']],
  ['a file over 2 GB', {}, LIMITS.audioBytes + 1, [413, 'Maximum file size is 2 GB']],
])('an upload with %s is refused', async (_what, metadata: Record<string, string>, bytes, [status, text]) => {
  const response = await site.create(bytes, { metadata });
  expect(response.status).toBe(status);
  expect(JSON.stringify(await response.json())).toContain(text);
});

test('bytes for a wrong position or beyond the stated size are refused, and the upload can continue', async () => {
  const path = await site.start(AUDIO.length);
  expect((await site.patch(path, AUDIO.subarray(0, 100), 50)).status).toBe(409);
  const longer = await site.patch(path, Buffer.concat([AUDIO, AUDIO]));
  expect([longer.status, await longer.text()]).toEqual([
    413,
    expect.stringContaining('The file is larger than its stated size'),
  ]);
  expect((await site.patch(path, AUDIO.subarray(0, 100))).status).toBe(204);
  const [one, two] = await Promise.all([
    site.patch(path, AUDIO.subarray(100), 100),
    site.patch(path, AUDIO.subarray(100), 100),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([204, 409]);
  await site.runJobs();
  expect(await stored(renditionKey(idOf(path)))).toEqual(AUDIO);
});

test('a connection is ready for the next request after a large part was refused', async () => {
  const path = await site.start(AUDIO.length);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (method: string, headers: Record<string, string>, body?: Buffer) => {
    const sending = request(new URL(path, site.origin), {
      agent,
      method,
      headers: { ...site.editor, ...TUS, ...headers },
    });
    sending.end(body);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    await buffer(response);
    return [response.statusCode, response.headers['upload-offset']];
  };
  for (const [offset, status] of [
    ['50', 409],
    ['x', 400],
    ['0', 413],
  ] as const) {
    expect(await send('PATCH', { 'upload-offset': offset }, Buffer.alloc(8_000_000))).toEqual([status, undefined]);
    expect(await send('HEAD', {})).toEqual([200, '0']);
  }
  agent.destroy();
});

test('if the store fails while the job runs, the next run completes the upload', async () => {
  const path = await upload(AUDIO, { kind: 'ad-free' });
  const { copy } = site.objects;
  site.objects.copy = () => Promise.reject(new Error('the disk is full'));
  await expect(site.runJobs()).rejects.toThrow('the disk is full');
  site.objects.copy = copy;
  expect((await site.audio()).uploads).toMatchObject([{ id: idOf(path), failure: null }]);
  await site.offsetOf(path); // queues the job again
  await site.runJobs();
  expect((await site.audio()).renditions.map(({ kind }) => kind)).toEqual(['ad-free']);
});

test('the body of a part is not collected in memory', async () => {
  const bytes = 100 * 1024 * 1024;
  const path = await site.start(bytes);
  const block = Buffer.alloc(1024 * 1024);
  const before = process.memoryUsage.rss();
  let most = 0;
  async function* blocks() {
    for (let sent = 0; sent < bytes; sent += block.length) {
      most = Math.max(most, process.memoryUsage.rss());
      yield block;
    }
  }
  const response = await fetch(new URL(path, site.origin), {
    method: 'PATCH',
    headers: { ...site.editor, ...TUS, 'upload-offset': '0' },
    body: Readable.toWeb(Readable.from(blocks())) as ReadableStream<Uint8Array>, // Node declares its own type
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(204);
  expect(most - before).toBeLessThan(80 * 1024 * 1024);
  await site.call(path, { method: 'DELETE' });
});
