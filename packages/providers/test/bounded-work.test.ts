import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { boundedWork } from '../src/bounded-work.ts';

it('never exceeds its limit, and releases the slot when work fails', async () => {
  const inTurn = boundedWork({ atOnce: 2, waiting: 10, retryAfterSec: 1 });
  let running = 0;
  let most = 0;
  const work = (fails: boolean) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      if (fails) throw new Error('failed');
      return 'done';
    });
  const results = await Promise.allSettled([true, false, true, false, true, false].map(work));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await work(false)).toBe('done');
});

it('rejects work when too much is waiting, and says when to retry', async () => {
  const inTurn = boundedWork({ atOnce: 1, waiting: 1, retryAfterSec: 7 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const [running, waiting] = [inTurn(() => promise), inTurn(() => promise)];
  const refused = { code: 'service.unavailable', retryAfterSec: 7 };
  await expect(inTurn(() => promise)).rejects.toMatchObject(refused);
  resolve('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
});
