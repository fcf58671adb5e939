import { buildEpisode, createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { type FlakyProxy, startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const RECOVERY = { timeout: 15_000, interval: 200 };
const UNAVAILABLE = { code: 'service.unavailable', requestId: expect.any(String) };

let location: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: FlakyProxy;
let site: TestSite;
beforeAll(async () => {
  location = await createTestDatabase();
  proxy = await startFlakyProxy(location.url);
  site = await createTestSite({ sharing: await createTestDeps(await connect({ ...location, url: proxy.url })) });
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await site.close();
  await site.database.close();
  await proxy.close();
});

const get = (url: string) => site.app.inject({ url });
const statusOf = async (url: string) => (await get(url)).statusCode;

/** Creates an episode over a separate connection, which still works while the site's connection is cut. */
async function writeElsewhere(title: string) {
  const elsewhere = await connect(location);
  await buildEpisode({ ...site.deps, db: elsewhere.db }, { title });
  await elsewhere.close();
}

describe('a lost database', () => {
  it('leaves cached pages available and causes a 503 for everything else until the connection works again', async () => {
    const cached = await get('/');
    await get('/api/episodes');
    await proxy.cut();

    expect((await get('/')).payload).toBe(cached.payload);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    const api = await get('/api/topics');
    expect(api.statusCode).toBe(503);
    expect(api.json()).toMatchObject(UNAVAILABLE);
    expect(api.payload).not.toMatch(/postgres|ECONN|at /i);
    const page = await get('/topics');
    expect(page.statusCode).toBe(503);
    expect(page.payload).toContain('briefly unavailable');
    expect(page.payload).not.toMatch(/postgres|ECONN/i);

    await writeElsewhere('Written while the site could not see it');
    await proxy.restore();
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), RECOVERY);
    expect(await statusOf('/api/topics')).toBe(200);
    expect(await statusOf('/topics')).toBe(200);
    await vi.waitFor(async () => expect((await get('/')).payload).toContain('1 episodes'), RECOVERY);
    await writeElsewhere('Written after the site was back');
    await vi.waitFor(async () => expect((await get('/')).payload).toContain('2 episodes'), RECOVERY);
  });

  it('makes procedure calls fail with status 503 and the code service.unavailable', async () => {
    await proxy.cut();
    const response = await get('/trpc/content.topics.list');
    expect(response.statusCode).toBe(503);
    expect(response.json().error.json.data).toMatchObject({ ...UNAVAILABLE, httpStatus: 503 });
    await proxy.restore();
    await vi.waitFor(async () => expect(await statusOf('/trpc/content.topics.list')).toBe(200), RECOVERY);
  });
});

describe('an unresponsive database', () => {
  it('causes a 503 within twenty seconds, and leaves cached pages available', async () => {
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), RECOVERY);
    proxy.pause();
    const begun = performance.now();
    const responses = await Promise.all(
      [
        '/api/search?q=silence',
        '/silence',
        '/trpc/content.search?input=%7B%22json%22%3A%7B%22q%22%3A%22a%22%7D%7D',
        '/sitemap.xml',
      ].map(get),
    );
    expect(performance.now() - begun).toBeLessThan(19_000);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    expect(await statusOf('/')).toBe(200);
    await proxy.restore();
    await vi.waitFor(async () => expect(await statusOf('/api/search?q=silence')).toBe(200), RECOVERY);
  });
});
