import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';

afterEach(() => vi.restoreAllMocks());

/** Sets the next random numbers, from 0 to 1: the positions in the port range that `freePort` tries. */
function mockRandom(...positions: number[]) {
  const random = vi.spyOn(Math, 'random');
  for (const position of positions) random.mockReturnValueOnce(position);
}

it('a free port is below the system’s ephemeral range', async () => {
  mockRandom(0, 0.999_99);
  expect(await freePort()).toBeGreaterThan(1023);
  expect(await freePort()).toBeLessThan(32_768);
});

it('a port is returned only once, even if nothing listens there yet', async () => {
  mockRandom(0.41, 0.41, 0.42);
  const [first, second] = [await freePort(), await freePort()];
  expect(second).not.toBe(first);
});

it('a port in use is never returned', async () => {
  const position = Math.random();
  const taken = 20_000 + Math.floor(position * 12_000);
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(taken, '127.0.0.1', resolve));
  mockRandom(position);
  expect(await freePort()).not.toBe(taken);
  holder.close();
});
