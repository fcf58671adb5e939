import { LIMITS } from './limits.ts';

const SPLIT_PAIR = /[\uD800-\uDBFF]$/;

/** What is searched for when somebody typed this: trimmed, and cut to the length a query may have, never within a character. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, LIMITS.query).replace(SPLIT_PAIR, '').trim();
}
