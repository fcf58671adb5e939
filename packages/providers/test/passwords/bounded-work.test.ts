import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { boundedWork } from '../../src/passwords/bounded-work.ts';

it('never runs more at once than it may, and gives a place back when work fails', async () => {
  const inTurn = boundedWork({ atOnce: 2, waiting: 10 });
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
