import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { updateSetting } from '@longreturn/core/site/update-setting';
import { buildEpisode, buildRendition, feedToken } from '@longreturn/core/testing';
import { privateFeeds } from '@longreturn/db/schema';
import { PODCAST } from '@longreturn/site/podcast';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPrivateFeed, readFeedWith, titlesIn } from '../feeds/open-feed-site.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { LAPSES, signInLapsed } from './sign-in-readers.ts';

const TITLE = 'Two doctors on sleep';

let site: TestSite;
/** What only members may see: the IDs of renditions, and the title of a chapter. */
let hidden: string[];
/** What only editors may see. */
let unpublished: string[];
beforeAll(async () => {
  site = await createTestSite();
  await updateSetting(site.deps, SYSTEM, { part: 'podcast', value: { ...PODCAST, hasTeasers: true } });
  const tomorrow = new Date(site.clock.now().getTime() + 86_400_000).toISOString();
  unpublished = [
    ...(await plant({ title: 'zqxdraft', publishedAt: null })),
    ...(await plant({ title: 'zqxscheduled', publishedAt: tomorrow })),
    ...['zqxdraft', 'zqxscheduled'],
  ];
  hidden = await plant({ title: TITLE, isPremium: true });
  await readFeedWith(site, '/feed.xml', [TITLE]);
});
afterAll(() => site.close());

async function plant(fields: Parameters<typeof buildEpisode>[1]): Promise<string[]> {
  const { id: episodeId } = await buildEpisode(site.deps, fields);
  const texts = { chapters: [{ startTime: 0, title: 'zqxchapter', url: null }] };
  const open = await buildRendition(site.deps, { episodeId, ...texts });
  const adFree = await buildRendition(site.deps, { episodeId, kind: 'ad-free', ...texts });
  return [open.id, adFree.id, 'zqxchapter'];
}

/** Sends a GET, a GET with the known ETag, and a HEAD to a URL. Returns the `marks` that any response contains. */
async function marksAt(url: string, marks: readonly string[]): Promise<string[]> {
  const first = await site.app.inject({ url });
  const again = await site.app.inject({ url, headers: { 'if-none-match': first.headers.etag } });
  const head = await site.app.inject({ method: 'HEAD', url });
  expect([again.payload, head.payload]).toEqual(['', '']);
  const sent = [first, again, head].map(({ headers, payload }) => JSON.stringify(headers) + payload).join('');
  return marks.filter((mark) => sent.includes(mark));
}

test('a member’s feed has the ad-free renditions of published episodes, and nothing from drafts or scheduled episodes', async () => {
  const { url } = await buildPrivateFeed(site);
  expect(await marksAt(url, hidden)).toEqual([hidden[1]]);
  expect(await marksAt(url, unpublished)).toEqual([]);
});

test('the public feed with teasers has nothing that only members or editors may see', async () => {
  for (const url of ['/feed.xml', '/feed.xml?page=1', '/feed.xml?token=x'])
    expect(await marksAt(url, [...hidden, ...unpublished])).toEqual([]);
});

test.each(LAPSES)('the feed of %s has only the renewal item', async (lapse) => {
  const headers = await signInLapsed(site, lapse);
  const { id: userId } = (await site.app.inject({ url: '/api/auth/me', headers })).json();
  const id = site.deps.ids.next();
  const { token, hash } = feedToken(id);
  const row = { id, userId, name: 'A phone', tokenHash: hash, createdAt: site.clock.now() };
  await site.deps.db.insert(privateFeeds).values(row);
  const url = `/feeds/${token}/feed.xml`;
  expect(await marksAt(url, [...hidden, ...unpublished, TITLE])).toEqual([]);
  expect(titlesIn((await site.app.inject({ url })).payload)).toEqual([expect.stringContaining('Renew')]);
});

test('a private feed contains only its own token, and the public feed and errors contain no token', async () => {
  const feeds = [await buildPrivateFeed(site), await buildPrivateFeed(site), await buildPrivateFeed(site)];
  const tokens = feeds.map(({ token }) => token);
  for (const { url, token } of feeds) expect(await marksAt(url, tokens)).toEqual([token]);
  expect(await marksAt('/feed.xml', tokens)).toEqual([]);
  for (const { url, token } of feeds) {
    const { statusCode, payload } = await site.app.inject({ url: `${url}?page=99` });
    expect([statusCode, payload.includes(token)]).toEqual([404, false]);
  }
});

test('an episode that becomes premium disappears from the public feed', async () => {
  const { id } = await buildEpisode(site.deps, { title: 'Free until now' });
  const { id: renditionId } = await buildRendition(site.deps, { episodeId: id });
  expect((await readFeedWith(site, '/feed.xml', ['Free until now', TITLE])).payload).toContain(renditionId);
  await updateSetting(site.deps, SYSTEM, { part: 'podcast', value: { ...PODCAST, hasTeasers: false } });
  await updateEpisode(site.deps, SYSTEM, { id, isPremium: true });
  expect((await readFeedWith(site, '/feed.xml', [])).payload).not.toContain(renditionId);
});
