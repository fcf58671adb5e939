import { expect } from 'vitest';

const PATIENCE_MS = 15_000;

/** Asserts on what a page comes to, not on what it is at this moment: `await eventually(() => page.url()).toBe(…)`. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS });
}
