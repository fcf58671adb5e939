import { Writable } from 'node:stream';
import { createTestDeps, type TestDeps } from '@longreturn/core/testing';
import { downloadClaims, downloads } from '@longreturn/db/schema';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { FIREFOX, OVERCAST, openAudioSite } from './open-audio-site.ts';

type Site = Awaited<ReturnType<typeof openAudioSite>>;

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PLAYER = { 'user-agent': FIREFOX, 'sec-fetch-dest': 'audio', 'sec-fetch-site': 'same-origin' };

/** A request for an audio file of two minutes and 100,000 bytes, so 50,000 bytes are one minute of audio. */
interface Request {
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
}
const range = (bytes: string): Request => ({ headers: { range: `bytes=${bytes}` } });

const CASES: [what: string, expected: [source: string, count: number][], requests: Request[]][] = [
  ['the whole file', [['public', 1]], [{}]],
  ['a range of a minute', [['public', 1]], [range('0-49999')]],
  ['a range of less than a minute', [], [range('0-49998')]],
  ['a probe of two bytes', [], [range('0-1')]],
  ['a probe and the whole file', [['public', 1]], [range('0-1'), range('0-')]],
  ['ranges that add up to a minute', [['public', 1]], [range('0-24999'), range('25000-49999'), range('50000-99999')]],
  ['a HEAD', [], [{ method: 'HEAD' }]],
  ['a range out of bounds', [], [range('100000-')]],
  ['a bot', [], [{ headers: { 'user-agent': GOOGLE } }]],
  ['a client without a User-Agent', [], [{ headers: { 'user-agent': '' } }]],
  ['the same listener again', [['public', 1]], [{}, {}, range('0-')]],
  ['two apps', [['public', 2]], [{}, { headers: { 'user-agent': 'AntennaPod/3.4.0' } }]],
  ['the site’s player', [['site', 1]], [{ headers: PLAYER }]],
  [
    'a page of the site',
    [['site', 1]],
    [{ headers: { 'user-agent': FIREFOX, referer: 'http://localhost:3000/episodes/one' } }],
  ],
  ['a player on another site', [['public', 1]], [{ headers: { ...PLAYER, 'sec-fetch-site': 'cross-site' } }]],
  ['a page of another site', [['public', 1]], [{ headers: { referer: 'https://example.org/' } }]],
  ['a referrer that is not a URL', [['public', 1]], [{ headers: { referer: 'nothing' } }]],
];

let shared: TestDeps;
let site: Site;
beforeAll(async () => {
  shared = await createTestDeps();
  site = await openAudioSite({ sharing: shared });
});
afterAll(async () => {
  await site.close();
  await shared.close();
});

/**
 * Runs `work` on a new instance, and stops the instance so that it stores its counts. Returns a function that takes the
 * ID of an episode and returns the download counts of the episode by source.
 */
async function served(work: (instance: Site) => Promise<void>) {
  const instance = await openAudioSite({ sharing: shared, objects: site.objects });
  await work(instance);
  await instance.close();
  const rows = await site.deps.db.select().from(downloads);
  return (id: string) => rows.flatMap((row) => (row.episodeId === id ? [[row.source, row.downloads]] : [])).toSorted();
}

describe('downloads are counted by the bytes that were sent or requested', () => {
  test.each([
    ['from disk', undefined, {}],
    ['at a signed URL', 'https://bucket.example.org/one.mp3?signature', {}],
    ['on another site', undefined, { externalUrl: 'https://media.example.org/one.mp3', objectKey: null }],
  ] as const)('for audio %s', async (_where, signedUrl, fields) => {
    if (signedUrl) site.objects.presignGet = async () => signedUrl;
    const episodes = new Map<string, string>();
    const countOf = await served(async ({ get }) => {
      for (const [what, , requests] of CASES) {
        const { id: episodeId } = await site.episode();
        episodes.set(episodeId, what);
        const { path } = await site.store({ episodeId, ...fields });
        for (const { headers, method } of requests) await get(path, headers, method);
      }
      expect(await site.deps.db.select().from(downloadClaims)).toEqual([]);
    });
    delete site.objects.presignGet;
    await site.deps.db.delete(downloadClaims);
    const counted = [...episodes].map(([id, what]) => [what, countOf(id)]);
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(CASES));
  });
});

test('external audio of unknown size is counted when its ranges add up to a minute at 128 kbit/s', async () => {
  const cases: [string, number, Request[]][] = [
    ['all of it', 1, [{}]],
    ['everything from the first byte', 1, [range('0-')]],
    ['the rest', 1, [range('5000000-')]],
    ['a minute at 128 kbit/s', 1, [range('0-959999')]],
    ['less than a minute', 0, [range('0-959998')]],
    ['parts of a minute', 1, [range('0-499999'), range('500000-999999')]],
    ['a probe of two bytes', 0, [range('0-1')]],
    ['the tags at the end', 0, [range('-128')]],
    ['a HEAD', 0, [{ method: 'HEAD' }]],
    ['a bot', 0, [{ headers: { 'user-agent': GOOGLE } }]],
  ];
  const episodes = new Map<string, string>();
  const countOf = await served(async ({ get }) => {
    for (const [what, , requests] of cases) {
      const { id: episodeId } = await site.episode();
      episodes.set(episodeId, what);
      const unknown = { bytes: 0, durationSec: 0, externalUrl: 'https://media.example.org/one.mp3', objectKey: null };
      const { path } = await site.store({ episodeId, ...unknown });
      for (const { headers, method } of requests) await get(path, headers, method);
    }
  });
  await site.deps.db.delete(downloadClaims);
  const counted = [...episodes].map(([id, what]) => [what, countOf(id).length]);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(cases.map(([what, count]) => [what, count])));
});

test('audio for members is counted as ‘site’ or ‘private’; drafts and refused requests aren’t counted', async () => {
  const { id: episodeId } = await site.episode({ isPremium: true });
  const { path } = await site.store({ episodeId, kind: 'ad-free' });
  const draft = await site.episode({ publishedAt: null });
  const { path: ofDraft } = await site.store({ episodeId: draft.id });
  const editor = await logIn(site, 'editor');
  const { prefix } = await site.openFeed();
  const lapsed = await site.openFeed('subscriber');
  const countOf = await served(async ({ get }) => {
    await get(path, { ...(await logIn(site, 'member')), ...PLAYER });
    expect((await get(ofDraft, { ...editor, ...PLAYER })).statusCode).toBe(200);
    await get(prefix + path);
    await get(path);
    await get(lapsed.prefix + path, { 'user-agent': 'AntennaPod/3.4.0' });
  });
  expect(countOf(episodeId)).toEqual([
    ['private', 1],
    ['site', 1],
  ]);
  expect(countOf(draft.id)).toEqual([]);
});

test('a download that stops before a minute of audio was sent isn’t counted', async () => {
  const { id: episodeId } = await site.episode();
  const { path } = await site.store({ episodeId }, 20_000_000);
  const countOf = await served(async ({ app }) => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const abort = new AbortController();
    const response = await fetch(origin + path, { signal: abort.signal, headers: { 'user-agent': OVERCAST } });
    await response.body?.getReader().read();
    abort.abort();
  });
  expect(countOf(episodeId)).toEqual([]);
});

test('no log line has the token of a private feed, not even if the client disconnects or the store fails', async () => {
  let text = '';
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const instance = await openAudioSite({ sharing: shared, objects: site.objects, logTo });
  const { id: episodeId } = await instance.episode();
  const { path } = await instance.store({ episodeId }, 20_000_000);
  const { prefix, token } = await instance.openFeed();
  const origin = await instance.app.listen({ port: 0, host: '127.0.0.1' });
  const abort = new AbortController();
  const response = await fetch(origin + prefix + path, { signal: abort.signal });
  await response.body?.getReader().read();
  abort.abort();
  const failing = vi.spyOn(site.objects, 'get').mockRejectedValue(new Error('connect ECONNREFUSED'));
  await fetch(origin + prefix + path);
  failing.mockRestore();
  await fetch(`${origin}${prefix}/audio/unknown.mp3`);
  await vi.waitFor(() => expect(text.match(/"answered"/g)).toHaveLength(2), 15_000);
  await instance.close();
  expect(text).toContain('"reason":"connect ECONNREFUSED"');
  expect(text).toContain(`/feeds/[token]${path}`);
  expect(text).not.toContain(token);
});
