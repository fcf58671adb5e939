import { searchText } from '@longreturn/contract/search-text';
import type { PageAddress } from './page-address.ts';

/** What a page is cached under and rendered from: its path and, in one order, the query parameters that pages read. */
export function pageKey({ path, search }: Pick<PageAddress, 'path' | 'search'>, parameters: readonly string[]): string {
  const kept = keepKnown(new URLSearchParams(search), parameters);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function keepKnown(given: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name) ?? '';
    const read = name === 'q' ? searchText(value) : value;
    if (read) kept.set(name, read);
  }
  return kept;
}
