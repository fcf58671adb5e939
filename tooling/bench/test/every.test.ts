import { expect, test } from 'vitest';
import { every } from '../src/every.ts';

test('what is begun again and again is waited for, also what takes longer than the pauses', async () => {
  let [begun, ended] = [0, 0];
  await every(5, 0.05, async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended += 1;
  });
  expect(begun).toBeGreaterThan(1);
  expect(ended).toBe(begun);
});

test('a failure ends it at once, and none is left that nobody hears of', async () => {
  let begun = 0;
  const failing = async () => {
    begun += 1;
    throw new Error(`refused ${begun}`);
  };
  await expect(every(5, 3600, failing)).rejects.toThrow('refused 1');
  expect(begun).toBe(1);
});
