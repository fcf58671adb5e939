import { LIMITS } from '@longreturn/contract/limits';

const SPLIT_PAIR = /[\uD800-\uDBFF]$/;

/** What a visitor searched for, from an address's `q`; undefined when that is no text. */
export function searchText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim().slice(0, LIMITS.query).replace(SPLIT_PAIR, '').trim() || undefined;
}

/** Where a list begins, from an address's `cursor`. Only the API can read it, so it judges its form too. */
export function listCursor(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
