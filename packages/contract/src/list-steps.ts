import { LIMITS } from './limits.ts';

const COUNT = /^[1-9]\d{0,3}$/;

/**
 * How many steps of a list an address asks for by `steps`: 2 to `LIMITS.steps`, a larger count stands for the most.
 * Returns undefined for one step, and for what is no count.
 */
export function listSteps(given: unknown): number | undefined {
  const count = COUNT.test(String(given)) ? Math.min(Number(given), LIMITS.steps) : 1;
  return count > 1 ? count : undefined;
}
