import { buildArticle, buildEpisode, createTestDeps, type TestDeps } from '@longreturn/core/testing';
import { itemReads } from '@longreturn/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let shared: TestDeps;
beforeAll(async () => {
  shared = await createTestDeps();
});
afterAll(() => shared.close());
beforeEach(async () => {
  await shared.deps.db.delete(itemReads);
});

const stored = () => shared.deps.db.select().from(itemReads);

/** Creates an instance of the site. `read` reports a view as a browser does. */
async function openSite(options: Parameters<typeof createTestSite>[0] = {}) {
  const site = await createTestSite({ sharing: shared, ...options });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await site.close();
    isClosed = true;
  };
  onTestFinished(close);
  const read = (payload: object, headers = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/api/reads',
      payload,
      headers: { 'user-agent': FIREFOX, origin: 'http://localhost:3000', ...headers },
    });
  return { ...site, read, close };
}

describe('POST /api/reads', () => {
  test('counts a view of an item by day, and stores the counts when the site stops', async () => {
    const site = await openSite();
    const [episode, article] = [await buildEpisode(shared.deps), await buildArticle(shared.deps)];
    const response = await site.read({ type: 'episode', id: episode.id });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('set-cookie');
    await site.read({ type: 'episode', id: episode.id.toUpperCase() });
    await site.read({ type: 'article', id: article.id });
    expect(await stored()).toEqual([]);
    await site.close();
    const day = '2026-11-15';
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { itemType: 'episode', itemId: episode.id, day, reads: 2 },
        { itemType: 'article', itemId: article.id, day, reads: 1 },
      ]),
    );
  });

  test('adds up what several instances count', async () => {
    const sites = [await openSite(), await openSite()];
    const { id } = await buildEpisode(shared.deps);
    for (const site of sites) await site.read({ type: 'episode', id });
    await Promise.all(sites.map(({ close }) => close()));
    expect(await stored()).toMatchObject([{ itemId: id, reads: 2 }]);
  });

  test.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a messaging app that previews a link', 'facebookexternalhit/1.1'],
    ['a headless browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/153.0.0.0 Safari/537.36'],
    ['a script', 'curl/8.5.0'],
    ['a client without a User-Agent', ''],
  ])('doesn’t count %s', async (_who, userAgent) => {
    const site = await openSite();
    const { id } = await buildEpisode(shared.deps);
    expect((await site.read({ type: 'episode', id }, { 'user-agent': userAgent })).statusCode).toBe(204);
    await site.close();
    expect(await stored()).toEqual([]);
  });

  test('ignores views of unknown items and of drafts', async () => {
    const site = await openSite();
    const draft = await buildArticle(shared.deps, { publishedAt: null });
    for (const id of [draft.id, shared.deps.ids.next()])
      expect((await site.read({ type: 'article', id })).statusCode).toBe(204);
    await site.close();
    expect(await stored()).toEqual([]);
  });

  test.each([{}, { type: 'issue', id: '019f0000-0000-7000-8000-000000000001' }, { type: 'episode', id: '1' }, ['x']])(
    'refuses %j',
    async (payload) => {
      const { read } = await openSite();
      const response = await read(payload);
      expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
    },
  );

  test('refuses large bodies, and requests from pages of other sites', async () => {
    const { read } = await openSite();
    expect((await read({ type: 'episode', id: 'x'.repeat(2000) })).statusCode).toBe(413);
    expect((await read({}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  });

  test('is limited to 60 views a minute for one client', async () => {
    const site = await openSite({ env: { rateLimitMultiplier: 0.05, trustProxy: true } });
    const { id } = await buildEpisode(shared.deps);
    const read = async (ip: string) => (await site.read({ type: 'episode', id }, { 'x-forwarded-for': ip })).statusCode;
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push(await read('203.0.113.1'));
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect(await read('203.0.113.2')).toBe(204);
  });
});

test('the counts are stored every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await openSite();
  const { id } = await buildEpisode(shared.deps);
  await site.read({ type: 'episode', id });
  vi.advanceTimersByTime(59_999);
  expect(await stored()).toEqual([]);
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ itemId: id, reads: 1 }]), 15_000);
});
