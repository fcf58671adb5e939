import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { boundedWork } from '../src/bounded-work.ts';

it('at most `atOnce` tasks run at the same time, and a failed task releases its slot', async () => {
  const inTurn = boundedWork({ atOnce: 2, waiting: 10, retryAfterSec: 1 });
  let running = 0;
  let maxRunning = 0;
  const work = (fails: boolean) =>
    inTurn(async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await setImmediate();
      running -= 1;
      if (fails) throw new Error('failed');
      return 'done';
    });
  const results = await Promise.allSettled([true, false, true, false, true, false].map(work));
  expect(maxRunning).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await work(false)).toBe('done');
});

it('if too many tasks are waiting, a new task is rejected with the number of seconds to wait', async () => {
  const inTurn = boundedWork({ atOnce: 1, waiting: 1, retryAfterSec: 7 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const [running, waiting] = [inTurn(() => promise), inTurn(() => promise)];
  const rejection = { code: 'service.unavailable', retryAfterSec: 7 };
  await expect(inTurn(() => promise)).rejects.toMatchObject(rejection);
  resolve('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
});
