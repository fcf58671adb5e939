import { rateWindows } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { countTries, type TryLimit } from '../../src/rate-limits/count-tries.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const { deps, database, clock, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);
const countTry = (on: typeof deps, limit: TryLimit) => countTries(on, [limit]);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

test('attempts up to the limit are allowed, and the next attempt must wait until the window ends', async () => {
  const limit = { key: 'a', max: 2, windowMs: 60_000 };
  expect(await countTry(deps, limit)).toBe(0);
  clock.set('2026-11-15T12:00:20.500Z');
  expect(await countTry(deps, limit)).toBe(0);
  expect(await countTry(deps, limit)).toBe(40);
  clock.set('2026-11-15T12:00:59.999Z');
  expect(await countTry(deps, limit)).toBe(1);
  clock.set('2026-11-15T12:01:00.000Z');
  expect(await countTry(deps, limit)).toBe(0);
});

test('each key is counted separately', async () => {
  expect(await countTry(deps, { key: 'b:1', max: 1, windowMs: 60_000 })).toBe(0);
  expect(await countTry(deps, { key: 'b:2', max: 1, windowMs: 60_000 })).toBe(0);
});

test('if many attempts are made at the same time on two instances, exactly `max` are allowed', async () => {
  const limit = { key: 'c', max: 5, windowMs: 60_000 };
  const tries = Array.from({ length: 12 }, (_, n) => countTry(n % 2 ? deps : otherInstance.deps, limit));
  const waits = await Promise.all(tries);
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('`rateLimitMultiplier` multiplies a limit', async () => {
  const raised = { ...deps, rateLimitMultiplier: 3 };
  const limit = { key: 'd', max: 1, windowMs: 60_000 };
  for (let n = 0; n < 3; n++) expect(await countTry(raised, limit)).toBe(0);
  expect(await countTry(raised, limit)).toBe(60);
});

test('an attempt is counted for each limit in turn, up to the first limit that it exceeds', async () => {
  const narrow = { key: 'e:narrow', max: 1, windowMs: 60_000 };
  const wide = { key: 'e:wide', max: 3, windowMs: 3_600_000 };
  const triesOf = async ({ key }: TryLimit) =>
    (await deps.db.select().from(rateWindows).where(eq(rateWindows.key, key)))[0]?.tries;
  expect(await countTries(deps, [narrow, wide])).toBe(0);
  expect(await countTries(deps, [narrow, wide])).toBe(60);
  expect([await triesOf(narrow), await triesOf(wide)]).toEqual([2, 1]);
  for (let n = 0; n < 2; n++) expect(await countTry(deps, wide)).toBe(0);
  clock.set('2026-11-15T12:01:00.000Z');
  expect(await countTries(deps, [narrow, wide])).toBe(3540);
});

test('only expired windows are deleted', async () => {
  await countTry(deps, { key: 'short', max: 1, windowMs: 60_000 });
  await countTry(deps, { key: 'long', max: 1, windowMs: 3_600_000 });
  clock.set('2026-11-15T12:30:00.000Z');
  await sweepExpired(deps);
  expect(await deps.db.select().from(rateWindows).where(eq(rateWindows.key, 'short'))).toEqual([]);
  expect(await deps.db.select().from(rateWindows).where(eq(rateWindows.key, 'long'))).toHaveLength(1);
});
