import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';

afterEach(() => vi.restoreAllMocks());

/** Makes the next choices fall on these positions of the range, from 0 to 1. */
function choose(...places: number[]) {
  const random = vi.spyOn(Math, 'random');
  for (const place of places) random.mockReturnValueOnce(place);
}

it('a free port is outside the system’s ephemeral range', async () => {
  choose(0, 0.999_99);
  expect(await freePort()).toBeGreaterThan(1023);
  expect(await freePort()).toBeLessThan(32_768);
});

it('a free port is returned only once, even if nothing listens there yet', async () => {
  choose(0.41, 0.41, 0.42);
  const [first, second] = [await freePort(), await freePort()];
  expect(second).not.toBe(first);
});

it('a port in use is not free', async () => {
  const place = Math.random();
  const taken = 20_000 + Math.floor(place * 12_000);
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(taken, '127.0.0.1', resolve));
  choose(place);
  expect(await freePort()).not.toBe(taken);
  holder.close();
});
