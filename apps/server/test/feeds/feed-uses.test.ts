import { buildUser, createTestDeps, feedToken } from '@longreturn/core/testing';
import { privateFeeds, privateFeedUses } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { FeedUses } from '../../src/feeds/feed-uses.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

async function buildFeed() {
  const { id: userId } = await buildUser(deps, { role: 'member' });
  const id = deps.ids.next();
  const tokenHash = feedToken(id).hash;
  await deps.db.insert(privateFeeds).values({ id, userId, name: 'Phone', tokenHash, createdAt: deps.clock.now() });
  return id;
}
const rowsOf = (id: string) => deps.db.$count(privateFeedUses, eq(privateFeedUses.feedId, id));

test('many apps of one feed don’t crowd out the uses of another feed', async () => {
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
