import { LIMITS } from './limits.ts';

const SPLIT_PAIR = /[\uD800-\uDBFF]$/;

/** Trims a typed query and cuts it to the longest allowed length, never inside a character. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, LIMITS.query).replace(SPLIT_PAIR, '').trim();
}
