import { searchText as cut } from '@longreturn/contract/search-text';

/** What a visitor searched for, from an address's `q`; undefined when that is no text. */
export function searchText(value: unknown): string | undefined {
  return typeof value === 'string' ? cut(value) || undefined : undefined;
}

/** Where a list begins, from an address's `cursor`. Only the API can read it, so it judges its form too. */
export function listCursor(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
