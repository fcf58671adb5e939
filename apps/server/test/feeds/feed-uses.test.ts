import { buildUser, createTestDeps, feedToken } from '@longreturn/core/testing';
import { privateFeeds, privateFeedUses } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { FeedUses } from '../../src/feeds/feed-uses.ts';
import { createTestSite } from '../testing/create-test-site.ts';

const testDeps = await createTestDeps();
const { deps } = testDeps;
afterAll(testDeps.close);

async function buildFeed() {
  const { id: userId } = await buildUser(deps, { role: 'member' });
  const id = deps.ids.next();
  const tokenHash = feedToken(id).hash;
  await deps.db.insert(privateFeeds).values({ id, userId, name: 'Phone', tokenHash, createdAt: deps.clock.now() });
  return id;
}
const requestOf = (feedId: string, app = 'Overcast') => ({ feedId, ip: '192.0.2.1', userAgent: `${app}/1.0` });
const rowsOf = (id: string) => deps.db.$count(privateFeedUses, eq(privateFeedUses.feedId, id));

test('if many apps use one feed at the same time, the uses of another feed are still stored', async () => {
  const [busy, quiet] = [await buildFeed(), await buildFeed()];
  const uses = new FeedUses(deps);
  for (let app = 0; app < 1200; app += 1) uses.record({ feedId: busy, ip: '192.0.2.1', userAgent: `App ${app}/1` });
  uses.record({ feedId: quiet, ip: '192.0.2.1', userAgent: 'Overcast/3.0' });
  await uses.settled();
  expect([await rowsOf(busy), await rowsOf(quiet)]).toEqual([50, 1]);
  uses.record({ feedId: busy, ip: '192.0.2.1', userAgent: 'Another app/1' });
  await uses.settled();
  expect(await rowsOf(busy)).toBe(51);
});

test('when the site stops, the latest uses of a feed are stored', async () => {
  const { app } = await createTestSite({ sharing: testDeps });
  const feedId = await buildFeed();
  const url = `/feeds/${feedToken(feedId).token}/feed.xml`;
  for (const name of ['Overcast', 'Castro', 'AntennaPod'])
    expect((await app.inject({ url, headers: { 'user-agent': `${name}/1.0` } })).statusCode).toBe(200);
  await app.close();
  expect(await rowsOf(feedId)).toBe(3);
});

test('if the database hangs, a shutdown waits at most three seconds and logs the number of lost uses', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const query = { from: () => query, where: () => new Promise(() => {}) };
  const silent = { select: () => query } as unknown as typeof deps.db; // the first query never ends
  const warn = vi.fn();
  const uses = new FeedUses({ ...deps, db: silent, logger: { ...deps.logger, warn } });
  for (const app of ['Overcast', 'Castro']) uses.record(requestOf('a feed', app));
  let isClosed = false;
  const closing = uses.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  expect(warn).toHaveBeenCalledWith({ lost: 2 }, expect.any(String));
});
