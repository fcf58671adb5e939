import { rateWindows } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { spendTry } from '../../src/rate-limits/spend-try.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const { deps, database, clock, close } = await createTestDeps();
const elsewhere = await createTestDeps(database);
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const limited = (retryAfterSec: number) => expect.objectContaining({ code: 'rate.limited', retryAfterSec });

test('so many tries pass and the next waits for the end of the window', async () => {
  const limit = { key: 'a', most: 2, windowMs: 60_000 };
  await spendTry(deps, limit);
  clock.set('2026-11-15T12:00:20.500Z');
  await spendTry(deps, limit);
  await expect(spendTry(deps, limit)).rejects.toThrow(limited(40));
  clock.set('2026-11-15T12:00:59.999Z');
  await expect(spendTry(deps, limit)).rejects.toThrow(limited(1));
  clock.set('2026-11-15T12:01:00.000Z');
  await spendTry(deps, limit);
});

test('each key is counted on its own', async () => {
  await spendTry(deps, { key: 'b:1', most: 1, windowMs: 60_000 });
  await spendTry(deps, { key: 'b:2', most: 1, windowMs: 60_000 });
});

test('of many tries at once on two instances exactly so many pass', async () => {
  const limit = { key: 'c', most: 5, windowMs: 60_000 };
  const tries = Array.from({ length: 12 }, (_, n) => spendTry(n % 2 ? deps : elsewhere.deps, limit));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('the multiplier raises the limit', async () => {
  const raised = { ...deps, rateLimitMultiplier: 3 };
  const limit = { key: 'd', most: 1, windowMs: 60_000 };
  for (let n = 0; n < 3; n++) await spendTry(raised, limit);
  await expect(spendTry(raised, limit)).rejects.toThrow(limited(60));
});

test('windows that have ended are swept, running ones stay', async () => {
  await spendTry(deps, { key: 'short', most: 1, windowMs: 60_000 });
  await spendTry(deps, { key: 'long', most: 1, windowMs: 3_600_000 });
  clock.set('2026-11-15T12:30:00.000Z');
  await sweepExpired(deps);
  expect(await deps.db.select().from(rateWindows).where(eq(rateWindows.key, 'short'))).toEqual([]);
  expect(await deps.db.select().from(rateWindows).where(eq(rateWindows.key, 'long'))).toHaveLength(1);
});
