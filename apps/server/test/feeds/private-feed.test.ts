import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { grantComp } from '@longreturn/core/entitlements/grant-comp';
import { buildEpisode, buildRendition, feedToken } from '@longreturn/core/testing';
import { entitlements, privateFeeds, privateFeedUses, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { buildBothRenditions, buildPrivateFeed, parsed, readFeedWith, titlesIn } from './open-feed-site.ts';

const ORIGIN = 'http://localhost:3000';
const DAY_MS = 86_400_000;
const FREE = 'The one for everyone';
const PREMIUM = 'The one for members';
const LISTED = [PREMIUM, FREE];

let site: TestSite;
let free: { id: string; open: string; adFree: string };
let premium: typeof free;
beforeAll(async () => {
  site = await createTestSite();
  free = await publish(FREE, { publishedAt: '2026-11-01T00:00:00.000Z' });
  premium = await publish(PREMIUM, { publishedAt: '2026-11-02T00:00:00.000Z', isPremium: true });
  await publish('A draft', { publishedAt: null });
  await readFeedWith(site, (await buildPrivateFeed(site)).url, LISTED);
});
afterAll(() => site.close());

async function publish(title: string, fields: Parameters<typeof buildEpisode>[1]) {
  const { id } = await buildEpisode(site.deps, { title, ...fields });
  const { open, adFree } = await buildBothRenditions(site, id);
  return { id, open: open.id, adFree: adFree.id };
}

const get = (url: string, headers = {}) => site.app.inject({ url, headers });
const endMembership = (userId: string) =>
  site.deps.db
    .update(entitlements)
    .set({ state: 'ended', endedAt: site.clock.now() })
    .where(eq(entitlements.userId, userId));

test('an independent parser reads a member’s feed without a warning: all episodes, ad-free, with URLs that contain the token', async () => {
  const { id, token, url } = await buildPrivateFeed(site, { name: 'Ada Lovelace' });
  const { headers, payload } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const feed = parsed(payload);
  expect(feed).toMatchObject({ title: 'The Long Return – private feed for Ada Lovelace', itunesBlock: true });
  expect(payload).toContain('<podcast:block>yes</podcast:block>');
  expect(payload).toContain('<podcast:updateFrequency rrule="FREQ=WEEKLY">Weekly</podcast:updateFrequency>');
  expect(payload).toContain(`<atom:link href="${ORIGIN}${url}" rel="self"`);
  expect(feed.items.map(({ title }) => title)).toEqual(LISTED);
  const files = `${ORIGIN}/feeds/${token}/audio/${premium.adFree}`;
  expect(feed.items[0]).toMatchObject({
    guid: premium.id,
    enclosure: { url: `${files}.mp3`, length: 600_000, type: 'audio/mpeg' },
    podcastChapters: { url: `${files}/chapters.json` },
  });
  expect(feed.items[0]?.podcastTranscripts?.[0]?.url).toBe(`${files}/transcript.vtt`);
  expect(payload).not.toContain(free.open);
  expect(payload).not.toContain('rel="hub"');
  expect(feed.guid).toMatch(/^[0-9a-f-]{36}$/);
  expect(feed.guid).not.toBe(parsed((await get('/feed.xml')).payload).guid);
  await site.deps.db
    .update(privateFeeds)
    .set({ tokenHash: feedToken('rotated').hash })
    .where(eq(privateFeeds.id, id));
  expect(parsed((await get(`/feeds/${feedToken('rotated').token}/feed.xml`)).payload).guid).toBe(feed.guid);
});

test('for an episode without an ad-free rendition, the feed contains the public rendition', async () => {
  const { id } = await buildEpisode(site.deps, { title: 'Only with ads', publishedAt: '2026-11-03T00:00:00.000Z' });
  const rendition = await buildRendition(site.deps, { episodeId: id });
  const { url } = await buildPrivateFeed(site);
  expect((await readFeedWith(site, url, ['Only with ads', ...LISTED])).payload).toContain(`/audio/${rendition.id}.mp3`);
  await updateEpisode(site.deps, SYSTEM, { id, publishedAt: null });
  await readFeedWith(site, url, LISTED);
});

test('the title has the owner’s name, if any, with special characters but without control characters', async () => {
  const titleFor = async (name: string) =>
    parsed((await get((await buildPrivateFeed(site, { name })).url)).payload).title;
  expect(await titleFor('Ada & <Bob> ]]> 🧬')).toBe('The Long Return – private feed for Ada & <Bob> ]]> 🧬');
  expect(await titleFor('$& $1 \u0001\u202eX')).toBe('The Long Return – private feed for $& $1 X');
  expect(await titleFor('A\uffffd\ufffea')).toBe('The Long Return – private feed for Ada');
  expect(await titleFor('')).toBe('The Long Return – private feed');
});

test('each member’s feed contains only the member’s own token and name', async () => {
  const [ada, bob] = [await buildPrivateFeed(site, { name: 'Ada' }), await buildPrivateFeed(site, { name: 'Bob' })];
  const [adas, bobs] = await Promise.all([ada, bob].map(async ({ url }) => (await get(url)).payload));
  expect([adas?.includes(bob.token), bobs?.includes(ada.token)]).toEqual([false, false]);
  expect(adas?.replaceAll(ada.token, bob.token).match(/<enclosure.*/g)).toEqual(bobs?.match(/<enclosure.*/g));
  expect(bobs).toContain('private feed for Bob');
});

test.each(['editor', 'admin'] as const)('an %s gets all episodes', async (role) => {
  expect(titlesIn((await get((await buildPrivateFeed(site, { role })).url)).payload)).toEqual(LISTED);
});

test('a token that is unknown, rotated or revoked gets an empty 404, also for HEAD', async () => {
  const { id, url } = await buildPrivateFeed(site);
  const isGone = async (path: string) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, payload, headers } = await site.app.inject({ method, url: path });
      expect([statusCode, payload, headers['x-robots-tag']]).toEqual([404, '', 'noindex']);
    }
  };
  for (const token of ['short', feedToken('never issued').token, 'a'.repeat(500)])
    await isGone(`/feeds/${token}/feed.xml`);
  expect((await get(url)).statusCode).toBe(200);
  await site.deps.db
    .update(privateFeeds)
    .set({ tokenHash: feedToken(`${id} 2`).hash })
    .where(eq(privateFeeds.id, id));
  await isGone(url);
  const rotated = `/feeds/${feedToken(`${id} 2`).token}/feed.xml`;
  expect((await get(rotated)).statusCode).toBe(200);
  await site.deps.db.delete(privateFeeds).where(eq(privateFeeds.id, id));
  await isGone(rotated);
});

test('a lapsed owner’s feed has only a renewal notice; after renewal, its URL has all episodes again', async () => {
  const { userId, url } = await buildPrivateFeed(site);
  const before = await get(url);
  await endMembership(userId);
  const known = { 'if-none-match': before.headers.etag, 'if-modified-since': before.headers['last-modified'] };
  const lapsed = await get(url, known);
  expect(lapsed.statusCode).toBe(200);
  const { items } = parsed(lapsed.payload);
  expect(items).toMatchObject([{ title: expect.stringContaining('Renew'), link: `${ORIGIN}/membership` }]);
  for (const hidden of [free.id, premium.id, free.adFree, premium.adFree]) expect(lapsed.payload).not.toContain(hidden);
  expect((await get(`${url}?page=2`)).payload).toBe(lapsed.payload);
  await grantComp(site.deps, SYSTEM, { userId, reason: 'Renewed' });
  const renewed = await get(url, { 'if-none-match': lapsed.headers.etag });
  expect([renewed.statusCode, titlesIn(renewed.payload)]).toEqual([200, LISTED]);
  expect(renewed.headers.etag).toBe(before.headers.etag);
});

test('a failed payment adds a notice at the top and keeps all episodes', async () => {
  const { userId, url } = await buildPrivateFeed(site, { role: 'subscriber' });
  const now = site.clock.now();
  const from = new Date(now.getTime() - 60 * DAY_MS);
  await site.deps.db.insert(entitlements).values({
    id: site.deps.ids.next(),
    userId,
    source: 'stripe',
    state: 'past_due',
    from,
    paidThrough: new Date(now.getTime() - DAY_MS),
    reason: 'For a test',
    createdAt: from,
    updatedAt: from,
  });
  const { items } = parsed((await get(url)).payload);
  expect(items.map(({ title }) => title)).toEqual([expect.stringMatching(/^Payment problem: /), ...LISTED]);
  expect(items[0]?.link).toBe(`${ORIGIN}/profile`);
});

test('the audio of a notice has the length and type that the feed states, and can be requested in ranges', async () => {
  const { userId, url } = await buildPrivateFeed(site);
  await endMembership(userId);
  const { enclosure } = parsed((await get(url)).payload).items[0] ?? {};
  const { pathname } = new URL(enclosure?.url ?? '');
  const whole = await get(pathname);
  expect(whole.headers).toMatchObject({ 'content-type': enclosure?.type, 'accept-ranges': 'bytes' });
  expect(whole.rawPayload).toHaveLength(enclosure?.length ?? 0);
  const part = await get(pathname, { range: 'bytes=10-19' });
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(10, 20))]).toEqual([206, true]);
  expect((await site.app.inject({ method: 'HEAD', url: pathname })).headers['content-length']).toBe(
    String(enclosure?.length),
  );
});

test('an app that has the feed gets a 304 by ETag or date, until the owner’s name changes', async () => {
  const { userId, url } = await buildPrivateFeed(site);
  const { headers } = await get(url);
  const head = await site.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', headers.etag]);
  const known = { 'if-none-match': headers.etag };
  for (const given of [known, { 'if-modified-since': headers['last-modified'] }])
    expect((await get(url, given)).statusCode).toBe(304);
  await site.deps.db.update(users).set({ name: 'Grace Hopper' }).where(eq(users.id, userId));
  expect((await get(url, known)).payload).toContain('private feed for Grace Hopper');
});

test('a use of a feed is recorded at most once a minute for each app', async () => {
  const { id, url } = await buildPrivateFeed(site);
  for (let time = 0; time < 3; time += 1) await get(url, { 'user-agent': 'Overcast/3' });
  await get(url, { 'user-agent': 'Castro/2' });
  await vi.waitFor(async () => {
    const uses = await site.deps.db.select().from(privateFeedUses).where(eq(privateFeedUses.feedId, id));
    expect(uses.map(({ requests }) => requests)).toEqual([1, 1]);
  }, 15_000);
  const [feed] = await site.deps.db.select().from(privateFeeds).where(eq(privateFeeds.id, id));
  expect(feed?.lastUsedAt).toEqual(site.clock.now());
});

test('seven hundred requests from one IP address get a feed, but a client that guesses tokens gets a 429', async () => {
  const strict = await createTestSite({ sharing: site, env: { rateLimitMultiplier: 1 } });
  const { url } = await buildPrivateFeed(site);
  const responses = await Promise.all(Array.from({ length: 700 }, () => strict.app.inject({ url })));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const guess = (number: number) => strict.app.inject({ url: `/feeds/${feedToken(`guess ${number}`).token}/feed.xml` });
  const guesses = await Promise.all(Array.from({ length: 61 }, (_, number) => guess(number)));
  expect(new Set(guesses.map(({ payload }) => payload))).toEqual(new Set(['']));
  const refused = guesses.filter(({ statusCode }) => statusCode !== 404);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await strict.app.inject({ url })).statusCode).toBe(200);
  const other = (await buildPrivateFeed(site)).url; // valid, but this address hasn't used it yet
  expect((await strict.app.inject({ url: other })).statusCode).toBe(429);
  expect((await strict.app.inject({ url: other, remoteAddress: '192.0.2.50' })).statusCode).toBe(200);
  await strict.close();
});

test('guessed tokens in URLs of feeds, audio, chapters and transcripts are counted together', async () => {
  const strict = await createTestSite({ sharing: site, env: { rateLimitMultiplier: 1 } });
  const { url, token } = await buildPrivateFeed(site);
  expect((await strict.app.inject({ url })).statusCode).toBe(200);
  const files = [`${free.adFree}.mp3`, `${free.adFree}/chapters.json`, `${free.adFree}/transcript.vtt`];
  const guess = (number: number) =>
    strict.app.inject({ url: `/feeds/${feedToken(`file ${number}`).token}/audio/${files[number % 3]}` });
  const guesses = await Promise.all(Array.from({ length: 61 }, (_, number) => guess(number)));
  expect(new Set(guesses.map(({ payload }) => payload))).toEqual(new Set(['']));
  expect(guesses.filter(({ statusCode }) => statusCode !== 404)).toMatchObject([
    { statusCode: 429, headers: { 'retry-after': expect.any(String), 'x-robots-tag': 'noindex' } },
  ]);
  expect((await strict.app.inject({ url: `/feeds/${token}/audio/${files[1]}` })).statusCode).toBe(200);
  const other = await buildPrivateFeed(site); // valid, but this address hasn't used it yet
  expect((await strict.app.inject({ url: other.url })).statusCode).toBe(429);
  expect((await strict.app.inject({ url: `/feeds/${other.token}/audio/${files[1]}` })).statusCode).toBe(429);
  await strict.close();
});

test('two hundred private feeds that are read concurrently all get a new episode and keep their own tokens and names', async () => {
  const feeds: { url: string; token: string }[] = [];
  for (let number = 0; number < 200; number += 1)
    feeds.push(await buildPrivateFeed(site, { name: `Reader ${number}` }));
  const { id } = await buildEpisode(site.deps, { title: 'Just out', publishedAt: null });
  const { adFree } = await buildBothRenditions(site, id);
  const readAll = () => Promise.all(feeds.map(({ url }) => get(url)));
  const [during] = await Promise.all([
    readAll(),
    updateEpisode(site.deps, SYSTEM, { id, publishedAt: new Date('2026-11-05T00:00:00.000Z') }),
  ]);
  for (const { payload } of during) expect(titlesIn(payload).filter((title) => title !== 'Just out')).toEqual(LISTED);
  await vi.waitFor(async () => expect(titlesIn((await get(feeds[0]?.url ?? '')).payload)[0]).toBe('Just out'), 15_000);
  for (const [number, { payload }] of (await readAll()).entries()) {
    expect(titlesIn(payload)).toEqual(['Just out', ...LISTED]);
    expect(payload).toContain(`private feed for Reader ${number}]]>`);
    expect(payload).toContain(`/feeds/${feeds[number]?.token}/audio/${adFree.id}.mp3`);
    for (const [, token] of payload.matchAll(/\/feeds\/([\w-]+)\//g)) expect(token).toBe(feeds[number]?.token);
  }
}, 30_000);
