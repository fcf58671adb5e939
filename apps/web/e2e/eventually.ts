import { expect } from 'vitest';

const PATIENCE_MS = 15_000;

/** Asserts what a page eventually shows, instead of what it shows now: `await eventually(() => page.url()).toBe(…)`. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS });
}
