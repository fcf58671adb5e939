import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { loadSampleCatalogue } from '@longreturn/core/content/sample/load-sample-catalogue';
import { putSampleAudio } from '@longreturn/core/content/sample/put-sample-audio';
import { grantComp } from '@longreturn/core/entitlements/grant-comp';
import { entitlements } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtSampleAudio } from '../../src/sample-audio.ts';
import { parsed, titlesIn } from '../feeds/open-feed-site.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const FEEDS = '/api/membership/feeds';
const REFUSED = 'Premium content - membership required';

interface Entry {
  slug: string;
  isPremium: boolean;
  isAma: boolean;
  audio: { url: string; type: string; bytes: number; durationSec: number } | null;
  chaptersUrl: string | null;
  transcriptUrl: string | null;
}

type Headers = Record<string, string>;

let site: TestSite;
let member: Headers;
/** The path of a private feed of the member. */
let feed: string;
beforeAll(async () => {
  site = await createTestSite({ deps: { sampleAudio: builtSampleAudio() } });
  await loadSampleCatalogue(site.deps);
  await putSampleAudio(site.deps);
  member = await logIn(site, 'member');
  feed = await newFeed(member);
  await vi.waitFor(async () => expect(titlesIn((await get('/feed.xml')).payload)).not.toEqual([]), 15_000);
});
afterAll(() => site.close());

const pathOf = (url: string) => {
  expect(url.startsWith(`${site.deps.origin}/`), url).toBe(true);
  return url.slice(site.deps.origin.length);
};
const get = (url: string, headers: Headers = {}) => site.app.inject({ url, headers });
const post = (headers: Headers, path = '', payload: object = {}) =>
  site.app.inject({ method: 'POST', url: FEEDS + path, headers, payload });
const newFeed = async (headers: Headers) => pathOf((await post(headers, '', { name: 'Phone' })).json().url);
const enclosuresOf = async (url: string) =>
  parsed((await get(url)).payload).items.map(({ guid, enclosure }) => ({ guid, enclosure }));
const episodesFor = async (headers: Headers = {}): Promise<Entry[]> =>
  (await get('/api/episodes?limit=100', headers)).json();

/** Asserts that HEAD, GET and range requests for audio get the right headers and bytes. */
async function expectDelivery(audio: { url: string; length: number; type: string }, headers: Headers = {}) {
  const url = pathOf(audio.url);
  const shared = { 'accept-ranges': 'bytes', 'content-type': audio.type };
  const head = await site.app.inject({ method: 'HEAD', url, headers });
  expect([url, head.statusCode, head.payload]).toEqual([url, 200, '']);
  expect(head.headers).toMatchObject({ ...shared, 'content-length': String(audio.length) });
  const whole = await get(url, headers);
  expect([url, whole.statusCode, whole.rawPayload.length]).toEqual([url, 200, audio.length]);
  const last = audio.length - 1;
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=-1', last, last],
  ] as const) {
    const part = await get(url, { ...headers, range });
    expect([url, part.statusCode]).toEqual([url, 206]);
    expect(part.headers).toMatchObject({ ...shared, 'content-range': `bytes ${start}-${end}/${audio.length}` });
    expect(part.rawPayload.equals(whole.rawPayload.subarray(start, end + 1))).toBe(true);
  }
}

describe('each enclosure', () => {
  test.each([
    ['the public feed', 5],
    ['a private feed', 10],
  ])('of %s is on this site and answers HEAD and ranges with the stated type and length', async (which, least) => {
    const enclosures = await enclosuresOf(which === 'a private feed' ? feed : '/feed.xml');
    expect(enclosures.length).toBeGreaterThanOrEqual(least);
    for (const { enclosure } of enclosures) await expectDelivery(enclosure);
  });

  test('keeps its URL when the episode gets another title and slug', async () => {
    const urls = ['/feed.xml', feed];
    const before = await Promise.all(urls.map(enclosuresOf));
    const { id, slug } = (await get('/api/episodes?limit=100')).json().find(({ audio }: Entry) => audio !== null);
    await updateEpisode(site.deps, SYSTEM, { id, title: 'A title like no other', slug: `${slug}-renamed` });
    for (const url of urls)
      await vi.waitFor(async () => expect((await get(url)).payload).toContain('A title like no other'), 15_000);
    expect(await Promise.all(urls.map(enclosuresOf))).toEqual(before);
  });
});

describe('GET /api/episodes', () => {
  test('returns the sample catalogue’s audio, chapters and transcripts', async () => {
    const entries = (await episodesFor(member)).filter(({ audio }) => audio !== null);
    expect(entries.length).toBeGreaterThanOrEqual(8);
    expect(entries.filter(({ isPremium }) => isPremium).length).toBeGreaterThanOrEqual(2);
    expect(entries.filter(({ isAma }) => isAma).length).toBeGreaterThanOrEqual(1);
    const texts = entries.filter(({ chaptersUrl, transcriptUrl }) => chaptersUrl !== null && transcriptUrl !== null);
    expect(texts.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['anonymous readers', () => ({})],
    ['members', () => member],
  ] as const)('returns audio, chapters and transcripts that %s can request', async (_who, headers) => {
    for (const { audio, chaptersUrl, transcriptUrl } of await episodesFor(headers())) {
      if (audio) {
        expect(audio).toEqual({
          ...{ url: expect.any(String), type: expect.stringMatching(/^audio\//) },
          ...{ bytes: expect.any(Number), durationSec: expect.any(Number) },
        });
        await expectDelivery({ ...audio, length: audio.bytes }, headers());
      }
      for (const url of [chaptersUrl, transcriptUrl])
        if (url !== null) expect([url, (await get(pathOf(url), headers())).statusCode]).toEqual([url, 200]);
    }
  });

  test('returns only the public audio of free episodes to readers without a membership', async () => {
    const members = new Map((await episodesFor(member)).map((entry) => [entry.slug, entry]));
    for (const headers of [{}, await logIn(site, 'subscriber')]) {
      const entries = await episodesFor(headers);
      for (const entry of entries.filter(({ isPremium }) => isPremium))
        expect(entry).toMatchObject({ audio: null, chaptersUrl: null, transcriptUrl: null });
      const other = ({ slug, audio }: Entry) => audio !== null && members.get(slug)?.audio?.url !== audio.url;
      expect(entries.some(other)).toBe(true);
    }
  });

  test('without a membership, premium audio, chapters and transcripts return 401 or 403 with the documented message', async () => {
    const subscriber = await logIn(site, 'subscriber');
    const premium = (await episodesFor(member)).filter(({ isPremium, audio }) => isPremium && audio !== null);
    for (const { audio, chaptersUrl, transcriptUrl } of premium) {
      for (const url of [audio?.url, chaptersUrl, transcriptUrl]) {
        if (!url) continue;
        const path = pathOf(url);
        for (const [headers, status] of [
          [{}, 401],
          [subscriber, 403],
        ] as const) {
          const { statusCode, payload } = await get(path, headers);
          expect([path, statusCode, JSON.parse(payload).error]).toEqual([path, status, REFUSED]);
        }
      }
    }
  });
});

describe('private feeds', () => {
  test('are created, listed, rotated and revoked with the documented responses', async () => {
    const created = (await post(member, '', { name: 'Tablet' })).json();
    expect(created).toEqual({ id: expect.any(String), url: expect.any(String) });
    const createdAt = site.clock.now().toISOString();
    expect((await get(FEEDS, member)).json()).toContainEqual({
      id: created.id,
      name: 'Tablet',
      createdAt,
      lastUsedAt: null,
    });
    const rotated = (await post(member, `/${created.id}/rotate`)).json();
    expect(rotated).toEqual({ url: expect.any(String) });
    expect((await get(pathOf(rotated.url))).statusCode).toBe(200);
    const removed = await site.app.inject({ method: 'DELETE', url: `${FEEDS}/${created.id}`, headers: member });
    expect(removed.statusCode).toBe(200);
    for (const url of [created.url, rotated.url]) {
      const { statusCode, payload } = await get(pathOf(url));
      expect([statusCode, payload]).toEqual([404, '']);
    }
    const { paths } = (await get('/api/openapi.json')).json();
    const documented = ['', '/{id}/rotate', '/{id}'].map((path) => Object.keys(paths[FEEDS + path]));
    expect(documented).toEqual([expect.arrayContaining(['get', 'post']), ['post'], ['delete']]);
  });

  test('are refused to anonymous readers and to subscribers', async () => {
    const subscriber = await logIn(site, 'subscriber');
    const calls = [
      (headers: Headers) => get(FEEDS, headers),
      (headers: Headers) => post(headers, '', { name: 'Phone' }),
    ];
    for (const call of calls) {
      expect((await call({})).statusCode).toBe(401);
      const { statusCode, payload } = await call(subscriber);
      expect([statusCode, JSON.parse(payload).error]).toEqual([403, REFUSED]);
    }
  });

  test('of a lapsed member have only a renewal notice; after renewal the same URL has all episodes again', async () => {
    const headers = await logIn(site, 'member');
    const url = await newFeed(headers);
    const before = titlesIn((await get(url)).payload);
    const audio = (await enclosuresOf(url))[0]?.enclosure.url ?? '';
    const { id: userId } = (await get('/api/auth/me', headers)).json();
    await site.deps.db
      .update(entitlements)
      .set({ state: 'ended', endedAt: site.clock.now() })
      .where(eq(entitlements.userId, userId));
    const { statusCode, payload } = await get(url);
    expect([statusCode, titlesIn(payload)]).toEqual([200, [expect.stringContaining('Renew')]]);
    for (const { enclosure } of parsed(payload).items) await expectDelivery(enclosure);
    expect((await get(pathOf(audio))).statusCode).toBe(403);
    await grantComp(site.deps, SYSTEM, { userId, reason: 'Renewed' });
    expect(titlesIn((await get(url)).payload)).toEqual(before);
    expect((await get(pathOf(audio))).statusCode).toBe(200);
  });
});
