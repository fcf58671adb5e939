import { expect, test } from 'vitest';
import { every } from '../src/every.ts';

test('all tasks are awaited, even if they take longer than the interval', async () => {
  let [begun, ended] = [0, 0];
  await every(5, 0.05, async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended += 1;
  });
  expect(begun).toBeGreaterThan(1);
  expect(ended).toBe(begun);
});

test('if a task fails, no more tasks are started, and no error is left unhandled', async () => {
  let begun = 0;
  const failing = async () => {
    begun += 1;
    throw new Error(`refused ${begun}`);
  };
  await expect(every(5, 3600, failing)).rejects.toThrow('refused 1');
  expect(begun).toBe(1);
});
