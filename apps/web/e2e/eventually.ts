import { expect } from 'vitest';

const PATIENCE_MS = 15_000;

/**
 * Returns an assertion that waits up to 15 seconds for the result of `read` to match. Example:
 * `await eventually(() => page.url()).toBe(…)`.
 */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS });
}
