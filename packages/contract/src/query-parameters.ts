import { LIMITS } from './limits.ts';

const COUNT = /^[1-9]\d{0,3}$/;

/**
 * Returns the value of the query parameter `steps`: the number of steps that a list shows, from 2 to `LIMITS.steps`. A
 * larger number of up to four digits counts as the limit. Returns undefined for 1 and for anything else. A step has
 * `LIMITS.step` items.
 */
export function listSteps(given: unknown): number | undefined {
  const count = COUNT.test(String(given)) ? Math.min(Number(given), LIMITS.steps) : 1;
  return count > 1 ? count : undefined;
}

const SPLIT_SURROGATE_PAIR = /[\uD800-\uDBFF]$/;

/** Trims a typed query and cuts it to the maximum length, but never inside a character. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, LIMITS.query).replace(SPLIT_SURROGATE_PAIR, '').trim();
}
