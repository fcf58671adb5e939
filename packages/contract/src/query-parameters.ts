import { LIMITS } from './limits.ts';

const COUNT = /^[1-9]\d{0,3}$/;

/**
 * Reads the query parameter `steps`: 2 to `LIMITS.steps`; a larger number counts as the limit. Returns undefined for
 * one step and for anything that isn't a number.
 */
export function listSteps(given: unknown): number | undefined {
  const count = COUNT.test(String(given)) ? Math.min(Number(given), LIMITS.steps) : 1;
  return count > 1 ? count : undefined;
}

const SPLIT_PAIR = /[\uD800-\uDBFF]$/;

/** Trims a typed query and cuts it to the longest allowed length, never inside a character. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, LIMITS.query).replace(SPLIT_PAIR, '').trim();
}
