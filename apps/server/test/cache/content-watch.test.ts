import type { Db } from '@longreturn/db/database';
import { contentVersion, episodes } from '@longreturn/db/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from '../../src/cache/content-watch.ts';

const HOUR_MS = 3_600_000;

let state: { version: number; due: Date | null; isAway: boolean; isListening: boolean };
let notify: () => void;
/** Reads of the version wait until this promise is resolved. */
let pause: Promise<void>;
const onChange = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00.000Z') });
  state = { version: 1, due: null, isAway: false, isListening: false };
  pause = Promise.resolve();
  onChange.mockReset();
});
afterEach(() => vi.useRealTimers());

const isAhead = (due: Date | null) => due !== null && due.getTime() > Date.now();

function rowsOf(table: unknown) {
  if (state.isAway) return Promise.reject(new Error('away'));
  if (table === contentVersion) {
    const { version } = state;
    return pause.then(() => [{ version }]);
  }
  return Promise.resolve([{ at: table === episodes && isAhead(state.due) ? state.due : null }]);
}

/**
 * A database that returns the content version and the time of the next publication. While `isAway` is set, its queries
 * fail.
 */
const db = {
  select: () => ({
    from(table: unknown) {
      const rows = rowsOf(table);
      return Object.assign(rows, { where: () => rows });
    },
  }),
} as unknown as Db; // the watch uses nothing else

const database = {
  async listen(_channel: string, onNotify: (payload: string) => void) {
    notify = () => onNotify('');
    state.isListening = true;
    return async () => {
      state.isListening = false;
    };
  },
};

const clock = { now: () => new Date() };
const logger = { info() {}, warn() {}, error() {} };
const watch = () => watchContent({ db, database, clock, logger }, onChange);

it('reports each new version once, with or without a notification', async () => {
  const stop = await watch();
  state.version = 2;
  notify();
  await vi.advanceTimersByTimeAsync(0);
  notify();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  state.version = 3;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onChange).toHaveBeenCalledTimes(2);
  await stop();
});

it('reports each version once, even if notifications come while a poll is in progress', async () => {
  const stop = await watch();
  const { promise, resolve } = Promise.withResolvers<void>();
  pause = promise;
  state.version = 2;
  notify();
  pause = Promise.resolve();
  state.version = 3;
  notify();
  notify();
  await vi.advanceTimersByTimeAsync(0);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onChange).toHaveBeenCalledTimes(2);
  await stop();
});

it('reports a new version within half a minute, even without notifications', async () => {
  const stop = await watch();
  state.version = 2;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

it('continues after a failed poll, and reports the changes that it missed', async () => {
  const stop = await watch();
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  state = { ...state, isAway: false, version: 2 };
  await vi.advanceTimersByTimeAsync(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

it('reports an item that became due during a database outage, as soon as the outage ends', async () => {
  state.due = new Date(Date.now() + 60_000);
  const stop = await watch();
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(62_000);
  expect(onChange).not.toHaveBeenCalled();
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

it('reports every scheduled item on time, however far ahead it is', async () => {
  state.due = new Date(Date.now() + 30 * HOUR_MS);
  const stop = await watch();
  await vi.advanceTimersByTimeAsync(30 * HOUR_MS - 1);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

it('reports a scheduled item within thirty seconds when the wall clock is set past the item’s time', async () => {
  state.due = new Date(Date.now() + 2 * HOUR_MS);
  const stop = await watch();
  vi.setSystemTime(Date.now() + 3 * HOUR_MS);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

it('does not report a scheduled item early when the wall clock is set back', async () => {
  state.due = new Date(Date.now() + HOUR_MS);
  const stop = await watch();
  vi.setSystemTime(Date.now() - HOUR_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS + 60_000);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

it('stops listening when it is stopped, and then reports nothing, not even from a poll in progress', async () => {
  const stop = await watch();
  state.version = 2;
  notify();
  await stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(onChange).not.toHaveBeenCalled();
  expect(state.isListening).toBe(false);
});
