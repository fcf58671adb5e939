import type { Readable } from 'node:stream';
import { privateFeeds, privateFeedUses } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { openAudioSite } from './open-audio-site.ts';

let site: Awaited<ReturnType<typeof openAudioSite>>;
beforeAll(async () => {
  site = await openAudioSite();
});
afterAll(() => site.close());

const chapters = [{ startTime: 0, title: 'Opening', url: null }];
const transcript = [{ startTime: 0, endTime: 4, speaker: 'Ada', text: 'Welcome.' }];
/** Creates an episode with one rendition. */
const publish = async (
  fields: Parameters<typeof site.episode>[0] = {},
  rendition: Partial<Parameters<typeof site.store>[0]> = {},
) => {
  const { id: episodeId, slug } = await site.episode(fields);
  return { ...(await site.store({ episodeId, chapters, transcript, ...rendition })), slug };
};

describe('the audio of an episode', () => {
  test('is sent whole, with its length, type and file name', async () => {
    const { path, body, slug, id } = await publish();
    const response = await site.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(body)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '100000',
      'content-disposition': `inline; filename="${slug}.mp3"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${id}"`,
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    const head = await site.get(path, { range: 'bytes=0-1' }, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const { date: _, 'x-request-id': _id, ...headers } = response.headers;
    expect(head.headers).toMatchObject(headers);
  });

  test.each([
    ['bytes=0-1', 206, 0, 2],
    ['bytes=500-99999', 206, 500, 100_000],
    ['bytes=99990-200000', 206, 99_990, 100_000],
    ['bytes=-7', 206, 99_993, 100_000],
    ['bytes=-100001', 206, 0, 100_000],
    ['bytes=0-', 206, 0, 100_000],
    ['bytes=-0', 416, 0, 0],
    ['bytes=100000-', 416, 0, 0],
    ['bytes=5-1', 416, 0, 0],
    ['bytes=0-1,5-9', 200, 0, 100_000],
    ['bytes=0-1,2-3,4-5,6-7,8-9,0-1,2-3,4-5,6-7,8-9', 200, 0, 100_000],
    ['pages=1', 200, 0, 100_000],
  ])('responds to the range %s with %d', async (range, status, start, end) => {
    const { path, body } = await publish();
    const { statusCode, headers, rawPayload } = await site.get(path, { range });
    expect(statusCode).toBe(status);
    expect(rawPayload.equals(body.subarray(start, end))).toBe(true);
    const ranges: Record<number, string> = { 206: `bytes ${start}-${end - 1}/100000`, 416: 'bytes */100000' };
    expect(headers['content-range']).toBe(ranges[status]);
    expect(headers['content-length']).toBe(String(end - start));
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe(status === 416 ? 'no-store' : 'private, max-age=86400');
  });

  test('is not sent again to a client that has it; a range request for another version gets the whole audio', async () => {
    const { path, id } = await publish();
    const copy = await site.get(path, { 'if-none-match': `W/"${id}"` });
    expect([copy.statusCode, copy.body, copy.headers.etag]).toEqual([304, '', `"${id}"`]);
    expect((await site.get(path, { range: 'bytes=0-1', 'if-range': `"${id}"` })).statusCode).toBe(206);
    expect((await site.get(path, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('on another site: GET is redirected to that site, and HEAD gets the size and the ETag', async () => {
    const externalUrl = 'https://media.example.org/one.mp3';
    const { path, id } = await publish({}, { externalUrl, objectKey: null });
    const response = await site.get(path, { range: 'bytes=0-1' });
    expect([response.statusCode, response.headers.location]).toEqual([302, externalUrl]);
    const head = await site.get(path, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.headers.etag]).toEqual([200, '100000', `"${id}"`]);
  });

  test.each([
    ['of a known size', 100_000, '100000'],
    ['of an unknown size', 0, undefined],
  ])(
    'on another site and %s: every range is redirected to that site, and HEAD states the size only if it is known',
    async (_what, bytes, length) => {
      const externalUrl = 'https://media.example.org/one.mp3';
      const { path } = await publish({}, { externalUrl, objectKey: null, bytes });
      for (const range of ['bytes=0-1', 'bytes=0-', 'bytes=-7', 'bytes=100000-', 'bytes=0-1,5-9']) {
        const response = await site.get(path, { range });
        expect([range, response.statusCode, response.headers.location]).toEqual([range, 302, externalUrl]);
      }
      const head = await site.get(path, {}, 'HEAD');
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, length]);
    },
  );

  test('has one URL; another extension, ID or file name gets a 404', async () => {
    const { id } = await publish();
    const found = async (url: string) => (await site.get(url)).statusCode;
    for (const file of [
      `${id}.m4a`,
      id,
      `${id}.mp3.mp3`,
      `${id.toUpperCase()}.mp3`,
      'x.mp3',
      `${site.deps.ids.next()}.mp3`,
    ])
      expect([file, await found(`/audio/${file}`)]).toEqual([file, 404]);
    for (const text of ['chapters.txt', 'transcript.doc', 'constructor', '__proto__'])
      expect([text, await found(`/audio/${id}/${text}`)]).toEqual([text, 404]);
  });

  test('returns a 503 with Retry-After if the object store can’t be read or doesn’t have the file', async () => {
    const { path, objectKey } = await publish();
    const get = vi.spyOn(site.objects, 'get').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    const response = await site.get(path);
    expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect(response.json()).toMatchObject({ code: 'service.unavailable' });
    get.mockRestore();
    await site.objects.delete(objectKey ?? '');
    expect((await site.get(path)).statusCode).toBe(503);
  });
});

describe('a preflight request', () => {
  const preflight = (url: string, headers = {}) =>
    site.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://player.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'range',
        ...headers,
      },
    });

  test('for public files and the public feed is allowed', async () => {
    const { id } = await publish();
    for (const url of [...pathsOf(id), '/feed.xml']) {
      const { statusCode, headers, body } = await preflight(url);
      expect([url, statusCode, body]).toEqual([url, 204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': expect.stringContaining('Range'),
      });
    }
  });

  test('for other files is refused, even with a session', async () => {
    const { id } = await publish({ isPremium: true });
    const { prefix } = await site.openFeed();
    const member = await logIn(site, 'member');
    const paths = [...pathsOf(id), ...pathsOf(site.deps.ids.next()), ...pathsOf(id).map((path) => prefix + path)];
    for (const url of [...paths, `${prefix}/feed.xml`]) {
      const { statusCode, headers } = await preflight(url, member);
      expect([url, statusCode]).toEqual([url, expect.toBeOneOf([401, 404])]);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

/** Returns the paths of the audio, chapters and transcript of a rendition. */
const pathsOf = (id: string) => [`/audio/${id}.mp3`, `/audio/${id}/chapters.json`, `/audio/${id}/transcript.vtt`];

describe('restricted audio', () => {
  test.each([
    ['a premium episode', { isPremium: true }, 'public', [401, 403, 200, 200]],
    ['ad-free audio', {}, 'ad-free', [401, 403, 200, 200]],
    ['a draft', { publishedAt: null }, 'public', [404, 404, 404, 200]],
    ['a scheduled episode', { publishedAt: '2099-01-01T00:00:00.000Z' }, 'public', [404, 404, 404, 200]],
  ] as const)('is sent only to readers with access, and is not cached: %s', async (_what, fields, kind, expected) => {
    const { id } = await publish(fields, { kind });
    const readers = [
      {},
      ...(await Promise.all((['subscriber', 'member', 'editor'] as const).map((role) => logIn(site, role)))),
    ];
    for (const path of pathsOf(id)) {
      const responses = await Promise.all(readers.map((headers) => site.get(path, headers)));
      expect([path, responses.map(({ statusCode }) => statusCode)]).toEqual([path, expected]);
      const codes = { 401: 'premium.session_required', 403: 'premium.membership_required', 404: 'path.unknown' };
      for (const { statusCode, headers, body } of responses) {
        expect(headers['cache-control']).toContain('no-store');
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        if (statusCode !== 200) expect(JSON.parse(body).code).toBe(codes[statusCode as keyof typeof codes]);
        else expect(headers).toMatchObject({ vary: 'Cookie', 'cross-origin-resource-policy': 'same-origin' });
      }
    }
  });
});

describe('at the URLs of a private feed', () => {
  test('a member gets premium and ad-free audio; headers keep out search engines, caches and scripts of other sites', async () => {
    const { prefix, id: feedId } = await site.openFeed();
    const { id, body } = await publish({ isPremium: true }, { kind: 'ad-free' });
    const response = await site.get(`${prefix}/audio/${id}.mp3`, { range: 'bytes=10-19' });
    expect([response.statusCode, response.rawPayload]).toEqual([206, body.subarray(10, 20)]);
    for (const path of pathsOf(id)) {
      const { statusCode, headers } = await site.get(prefix + path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      expect(headers['referrer-policy']).toBe('no-referrer'); // the URL contains the token
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
    const { db } = site.deps;
    await vi.waitFor(async () => {
      const [use] = await db.select().from(privateFeedUses).where(eq(privateFeedUses.feedId, feedId));
      expect(use?.requests).toBe(1); // a use is recorded at most once a minute for each app
    }, 15_000);
  });

  test('a token that is unknown, rotated or revoked gets an empty 404', async () => {
    const { prefix, id: feedId } = await site.openFeed();
    const { id } = await publish();
    await site.deps.db.update(privateFeeds).set({ tokenHash: null }).where(eq(privateFeeds.id, feedId));
    for (const start of [prefix, '/feeds/x', `/feeds/${'A'.repeat(43)}`])
      for (const path of pathsOf(id)) {
        const response = await site.get(start + path, { accept: 'text/html' });
        expect([response.statusCode, response.body]).toEqual([404, '']);
        expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      }
  });

  test('a lapsed member gets a 403, even for free audio', async () => {
    const { prefix } = await site.openFeed('subscriber');
    const { id } = await publish();
    for (const path of pathsOf(id)) {
      const response = await site.get(prefix + path);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ error: 'Premium content - membership required' });
      expect(response.headers['x-robots-tag']).toBe('noindex');
    }
  });

  test('drafts are not found, even for editors', async () => {
    const { prefix } = await site.openFeed('editor');
    const { id } = await publish({ publishedAt: null });
    for (const path of pathsOf(id)) expect((await site.get(prefix + path)).statusCode).toBe(404);
  });
});

test.each([
  [120, 3720],
  [2_000_000, 604_800],
])('if audio lasts %d seconds, its signed URL lasts %d seconds (at most a week)', async (durationSec, lifetime) => {
  const presignGet = vi.fn(async () => 'https://bucket.example/audio');
  const signing = await openAudioSite({ objects: { ...site.objects, presignGet } });
  onTestFinished(signing.close);
  const { id: episodeId } = await signing.episode();
  const { path } = await signing.store({ episodeId, durationSec });
  expect((await signing.get(path)).statusCode).toBe(302);
  expect(presignGet).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ expiresInSec: lifetime }));
});

test('if the client disconnects, the stream from the object store is closed', async () => {
  const { id: episodeId } = await site.episode();
  const { path } = await site.store({ episodeId }, 20_000_000);
  const streams: Readable[] = [];
  const { get } = site.objects;
  const spy = vi.spyOn(site.objects, 'get').mockImplementation(async (...given) => {
    const stream = await get(...given);
    if (stream) streams.push(stream);
    return stream;
  });
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  for (let index = 0; index < 10; index++) {
    const abort = new AbortController();
    const response = await fetch(origin + path, { signal: abort.signal });
    await response.body?.getReader().read();
    abort.abort();
  }
  spy.mockRestore();
  expect(streams).toHaveLength(10);
  await vi.waitFor(() => expect(streams.every(({ closed }) => closed)).toBe(true), 15_000);
});
