import { buildEpisode, createTestDeps } from '@longreturn/core/testing';
import { itemReads } from '@longreturn/db/schema';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ReadCounter } from '../../src/reads/read-counter.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);
beforeEach(async () => {
  await deps.db.delete(itemReads);
});

const stored = async () =>
  (await deps.db.select().from(itemReads).orderBy(asc(itemReads.day))).map(({ day, reads }) => [day, reads]);

/** Returns deps whose database fails while `state.isLost` is set. */
function losable() {
  const state = { isLost: false };
  const db = new Proxy(deps.db, {
    get(target, name, receiver) {
      if (state.isLost) throw new Error('the connection is lost');
      return Reflect.get(target, name, receiver);
    },
  });
  return { state, deps: { ...deps, db } };
}

test('a view counts for the day in UTC on which it happened, no matter when it is stored', async () => {
  const counter = new ReadCounter(deps);
  const { id } = await buildEpisode(deps);
  clock.set('2026-11-15T23:59:59.999Z');
  counter.count({ type: 'episode', id });
  clock.set('2026-11-16T00:00:00.000Z');
  counter.count({ type: 'episode', id });
  counter.count({ type: 'episode', id });
  await counter.flush();
  expect(await stored()).toEqual([
    ['2026-11-15', 1],
    ['2026-11-16', 2],
  ]);
});

test('a failed flush keeps the counts, and a later flush stores them once', async () => {
  const { state, deps: lossy } = losable();
  const counter = new ReadCounter(lossy);
  const { id } = await buildEpisode(deps);
  counter.count({ type: 'episode', id });
  state.isLost = true;
  await expect(counter.flush()).rejects.toThrow('the connection is lost');
  counter.count({ type: 'episode', id });
  state.isLost = false;
  await counter.flush();
  await counter.flush();
  expect((await stored()).map(([, reads]) => reads)).toEqual([2]);
});

test('views during a flush are stored by the next flush', async () => {
  const counter = new ReadCounter(deps);
  const { id } = await buildEpisode(deps);
  counter.count({ type: 'episode', id });
  const flushed = counter.flush();
  counter.count({ type: 'episode', id });
  await Promise.all([flushed, counter.flush()]);
  expect((await stored()).map(([, reads]) => reads)).toEqual([2]);
});

test('views of unknown items can’t fill the memory, and items that already have a count are still counted', async () => {
  const counter = new ReadCounter(deps, 3);
  const { id } = await buildEpisode(deps);
  counter.count({ type: 'episode', id });
  for (let index = 0; index < 10; index++) counter.count({ type: 'episode', id: deps.ids.next() });
  counter.count({ type: 'episode', id });
  const late = await buildEpisode(deps);
  counter.count({ type: 'episode', id: late.id });
  await counter.flush();
  expect((await stored()).map(([, reads]) => reads)).toEqual([2]);
  counter.count({ type: 'episode', id: late.id });
  await counter.flush();
  expect((await stored()).map(([, reads]) => reads).toSorted()).toEqual([1, 2]);
});
