import { SYSTEM } from '@longreturn/core/actor';
import { deleteEpisode } from '@longreturn/core/content/episodes/delete-episode';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { feedGuid } from '@longreturn/core/listening/feed-guid';
import { updateSetting } from '@longreturn/core/site/update-setting';
import { buildEpisode, buildRendition } from '@longreturn/core/testing';
import { episodePersons, episodes } from '@longreturn/db/schema';
import { PODCAST } from '@longreturn/site/podcast';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { pngSize } from '../testing/png-size.ts';
import { buildBothRenditions, parsed, readFeedWith, titlesIn } from './open-feed-site.ts';

const PATIENCE = { timeout: 20_000 };

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
afterEach(async () => {
  const { deps } = site;
  for (const { id } of await deps.db.select({ id: episodes.id }).from(episodes)) await deleteEpisode(deps, SYSTEM, id);
  await setPodcast({});
});

const get = (url: string, headers = {}) => site.app.inject({ url, headers });
const setPodcast = (changes: Partial<typeof PODCAST>) =>
  updateSetting(site.deps, SYSTEM, { part: 'podcast', value: { ...PODCAST, ...changes } });
/** Reads the feed until it has these items. */
const feedWith = (titles: string[], url = '/feed.xml') => readFeedWith(site, url, titles);
const hoursAgo = (hours: number) => new Date(site.clock.now().getTime() - hours * 3_600_000).toISOString();

test('an independent parser reads the show and an episode without a warning', async () => {
  await setPodcast({ verification: 'proof-1', hubUrl: 'https://hub.example.org/' });
  const { id, title, slug } = await buildEpisode(site.deps, {
    description: 'What the trial measured, and who took part.',
  });
  const { open } = await buildBothRenditions(site, id);
  await site.deps.db.insert(episodePersons).values({ episodeId: id, position: 0, name: 'Ada', role: 'guest' });
  const response = await feedWith([title]);
  expect(response.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'no-cache',
    'last-modified': expect.stringMatching(/GMT$/),
  });
  const feed = parsed(response.payload);
  const origin = 'http://localhost:3000';
  expect(feed).toMatchObject({
    title: 'The Long Return',
    link: `${origin}/`,
    language: 'en',
    copyright: PODCAST.copyright,
    author: PODCAST.author,
    owner: PODCAST.owner,
    explicit: false,
    itunesType: 'episodic',
    itunesImage: `${origin}/art/artwork.png`,
    guid: feedGuid(`${origin}/feed.xml`),
    locked: true,
    medium: 'podcast',
    podcastPeople: [{ name: 'Maren Oduya, PhD' }, { name: 'Elias Thornquist, CFA' }],
    podcastFunding: [{ url: `${origin}/membership`, message: 'Become a member' }],
  });
  expect(response.payload).toContain('<podcast:txt purpose="verify">proof-1</podcast:txt>');
  expect(response.payload).toContain('<atom:link href="https://hub.example.org/" rel="hub"/>');
  expect(feed.items).toMatchObject([
    {
      title,
      guid: id,
      link: `${origin}/episodes/${slug}`,
      enclosure: { url: `${origin}/audio/${open.id}.mp3`, length: 700_000, type: 'audio/mpeg' },
      duration: 90,
      explicit: false,
      podcastChapters: { url: `${origin}/audio/${open.id}/chapters.json`, type: 'application/json+chapters' },
      podcastPeople: [{ name: 'Ada', role: 'Guest' }],
    },
  ]);
  expect(feed.items[0]?.podcastTranscripts?.map(({ url }) => url)).toEqual(
    ['vtt', 'srt', 'json'].map((format) => `${origin}/audio/${open.id}/transcript.${format}`),
  );
  expect((await get(new URL(feed.items[0]?.itunesImage ?? '').pathname)).statusCode).toBe(200);
});

test('the feed says how often new episodes appear, unless they appear irregularly', async () => {
  const frequency = async () =>
    /<podcast:updateFrequency.*?<\/podcast:updateFrequency>/s.exec((await get('/feed.xml')).payload)?.[0];
  expect(await frequency()).toBe('<podcast:updateFrequency rrule="FREQ=WEEKLY">Weekly</podcast:updateFrequency>');
  await setPodcast({ updateFrequency: 'biweekly' });
  await expect
    .poll(frequency, { timeout: 15_000 })
    .toBe('<podcast:updateFrequency rrule="FREQ=WEEKLY;INTERVAL=2">Every two weeks</podcast:updateFrequency>');
  await setPodcast({ updateFrequency: 'irregular' });
  await expect.poll(frequency, { timeout: 15_000 }).toBeUndefined();
});

test('the GUID of a podcast is computed as in the example of the podcast namespace', () => {
  expect(feedGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
});

test('without episodes the feed is valid and has no items', async () => {
  const { statusCode, payload } = await feedWith([]);
  expect(statusCode).toBe(200);
  expect(payload).toContain('</rss>');
});

test('an imported episode keeps its GUID', async () => {
  const { id, title } = await buildEpisode(site.deps);
  await site.deps.db.update(episodes).set({ feedGuid: 'https://old.example.org/?p=7&x' });
  await buildRendition(site.deps, { episodeId: id });
  expect(parsed((await feedWith([title])).payload).items[0]?.guid).toBe('https://old.example.org/?p=7&x');
});

test('premium episodes, drafts, scheduled episodes and episodes without a public rendition are not listed', async () => {
  for (const fields of [{ isPremium: true }, { publishedAt: null }, { publishedAt: hoursAgo(-1) }])
    await buildBothRenditions(site, (await buildEpisode(site.deps, fields)).id);
  await buildRendition(site.deps, { episodeId: (await buildEpisode(site.deps)).id, kind: 'ad-free' });
  await buildEpisode(site.deps);
  const listed = await buildEpisode(site.deps, { title: 'The one for everyone', publishedAt: hoursAgo(2) });
  await buildBothRenditions(site, listed.id);
  expect((await feedWith(['The one for everyone'])).statusCode).toBe(200);
});

test('if teasers are on, a premium episode is listed as a teaser, which has its own GUID and no audio', async () => {
  await setPodcast({ hasTeasers: true });
  const description = `A short beginning. ${'A long middle. '.repeat(40)}The very end.`;
  const { id, slug } = await buildEpisode(site.deps, { title: 'For members', isPremium: true, description });
  const { open, adFree } = await buildBothRenditions(site, id);
  const { payload } = await feedWith(['For members']);
  expect(payload).toContain(`<guid isPermaLink="false">${id}:teaser</guid>`);
  expect(payload).toContain(`Listen to it at http://localhost:3000/episodes/${slug}`);
  for (const hidden of [open.id, adFree.id, '<enclosure', '<podcast:chapters', 'The very end.'])
    expect(payload).not.toContain(hidden);
});

test('special characters and emoji arrive unchanged, and control characters are removed', async () => {
  const title = 'Risk & reward <b>"2%"</b> ]]> 🧬 é';
  const description = 'Less < more & "so on" ]]> 🧠.\n\nRead https://example.org/?a=1&b=2. Bye!';
  await setPodcast({ author: 'A & B <C> 🎧' });
  const { id } = await buildEpisode(site.deps, { title, slug: 'odd', description });
  await site.deps.db.update(episodes).set({ title: `\u0001\ufffe${title}\u000b` });
  await buildRendition(site.deps, { episodeId: id });
  const { payload } = await feedWith([title.replace(']]>', ']]]]><![CDATA[>')]);
  const feed = parsed(payload);
  expect(feed.author).toBe('A & B <C> 🎧');
  expect(feed.items[0]?.title).toBe(title);
  expect(payload).toContain(
    '<a href="https://example.org/?a=1&amp;b=2">https://example.org/?a=1&amp;b=2</a>. Bye!</p>',
  );
  for (const control of ['\u0001', '\u000b', '\ufffe']) expect(payload).not.toContain(control);
});

test('the feed of a long show has pages that link to one another', async () => {
  const first = await buildEpisode(site.deps, { publishedAt: hoursAgo(0) });
  await buildRendition(site.deps, { episodeId: first.id });
  for (let number = 2; number <= 101; number += 1) {
    const { id } = await buildEpisode(site.deps, { title: `Number ${number}`, publishedAt: hoursAgo(number) });
    await buildRendition(site.deps, { episodeId: id });
  }
  const { payload: page2 } = await feedWith(['Number 101'], '/feed.xml?page=2');
  const { payload: page1 } = await get('/feed.xml');
  expect(titlesIn(page1)).toHaveLength(100);
  const url = 'http://localhost:3000/feed.xml';
  for (const [page, rel, href] of [
    [page1, 'self', url],
    [page1, 'next', `${url}?page=2`],
    [page1, 'last', `${url}?page=2`],
    [page2, 'self', `${url}?page=2`],
    [page2, 'previous', url],
    [page2, 'first', url],
  ] as const)
    expect(page).toContain(`<atom:link href="${href}" rel="${rel}" type="application/rss+xml"/>`);
  expect(page1).not.toContain('rel="previous"');
  expect(page2).not.toContain('rel="next"');
  for (const page of ['3', '0', '-1', 'two', '1e3', '']) {
    const { statusCode } = await get(`/feed.xml?page=${page}`);
    expect([page, statusCode]).toEqual([page, 404]);
  }
}, 30_000);

test('a client that has the feed gets a 304, until the feed changes', async () => {
  const { id } = await buildEpisode(site.deps, { title: 'Before' });
  await buildRendition(site.deps, { episodeId: id });
  const { known, since, etag } = await vi.waitFor(async () => {
    const { headers } = await feedWith(['Before']);
    const known = { 'if-none-match': headers.etag };
    const since = { 'if-modified-since': headers['last-modified'] };
    // The notification of the last write may arrive only now. Then the feed is made again, with a later date.
    for (const given of [known, since]) expect((await get('/feed.xml', given)).statusCode).toBe(304);
    return { known, since, etag: headers.etag };
  }, PATIENCE);
  expect((await get('/feed.xml', { ...since, 'if-none-match': '"another"' })).statusCode).toBe(200);
  const head = await site.app.inject({ method: 'HEAD', url: '/feed.xml' });
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', etag]);
  await updateEpisode(site.deps, SYSTEM, { id, title: 'After' });
  await feedWith(['After']);
  expect((await get('/feed.xml', known)).statusCode).toBe(200);
});

test('the artwork is 3000 pixels wide', async () => {
  const { payload } = await get('/feed.xml');
  const url = /<itunes:image href="([^"]*)"/.exec(payload)?.[1] ?? '';
  const { rawPayload } = await get(new URL(url).pathname);
  expect(pngSize(rawPayload)).toEqual([3000, 3000]);
});
