import { itemReads } from '@longreturn/db/schema';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeReads } from '../../src/reads/store-reads.ts';
import { buildArticle, buildEpisode, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);
beforeEach(async () => {
  await deps.db.delete(itemReads);
});

const DAY = '2026-11-15';
const stored = async () =>
  (await deps.db.select().from(itemReads).orderBy(asc(itemReads.day), asc(itemReads.reads))).map(
    ({ itemType, itemId, day, reads }) => [itemType, itemId, day, reads],
  );

test('reads are stored by item and day, and added to earlier reads', async () => {
  const [episode, article] = [await buildEpisode(deps), await buildArticle(deps)];
  await storeReads(deps, [
    { type: 'episode', id: episode.id, day: '2026-11-14', reads: 4 },
    { type: 'episode', id: episode.id, day: DAY, reads: 2 },
    { type: 'article', id: article.id, day: DAY, reads: 3 },
  ]);
  await storeReads(deps, [{ type: 'article', id: article.id, day: DAY, reads: 5 }]);
  expect(await stored()).toEqual([
    ['episode', episode.id, '2026-11-14', 4],
    ['episode', episode.id, DAY, 2],
    ['article', article.id, DAY, 8],
  ]);
});

test('reads are stored only if their item is published and their type is right', async () => {
  const published = await buildEpisode(deps);
  const draft = await buildArticle(deps, { publishedAt: null });
  const later = new Date(clock.now().getTime() + 1).toISOString();
  const scheduled = await buildEpisode(deps, { publishedAt: later });
  const once = { day: DAY, reads: 1 };
  await storeReads(deps, [
    { type: 'episode', id: deps.ids.next(), ...once },
    { type: 'article', id: published.id, ...once },
    { type: 'article', id: draft.id, ...once },
    { type: 'episode', id: scheduled.id, ...once },
    { type: 'episode', id: published.id, ...once },
  ]);
  expect(await stored()).toEqual([['episode', published.id, DAY, 1]]);
});

test('if several instances store reads at the same time, the reads add up', async () => {
  const items = await Promise.all(Array.from({ length: 5 }, () => buildEpisode(deps)));
  const counted = items.map(({ id }) => ({ type: 'episode', id, day: DAY, reads: 2 }) as const);
  const instances = Array.from({ length: 6 }, (_, index) => (index % 2 ? counted : counted.toReversed()));
  await Promise.all(instances.map((reads) => storeReads(deps, reads)));
  expect((await stored()).map(([, , , reads]) => reads)).toEqual([12, 12, 12, 12, 12]);
});

test('an empty list of counts stores nothing', async () => {
  await storeReads(deps, []);
  expect(await stored()).toEqual([]);
});
