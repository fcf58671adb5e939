import { listSteps } from '@longreturn/contract/list-steps';
import { searchText } from '@longreturn/contract/search-text';
import { decode, type PageAddress } from './page-address.ts';

const readSteps = (given: string): string => String(listSteps(given) ?? '');

/** How pages read a parameter: values that mean the same have one key. */
const READ_AS: Partial<Record<string, (given: string) => string>> = {
  q: searchText,
  steps: readSteps,
  articleSteps: readSteps,
};

/**
 * What a page is cached under and rendered from: its path and, in one order, the query parameters that pages read.
 * A value with a NUL, which no database stores, counts as not given. Throws input.invalid when one of them has a broken
 * percent-encoding; parameters that no page reads may hold anything.
 */
export function pageKey({ path, search }: Pick<PageAddress, 'path' | 'search'>, parameters: readonly string[]): string {
  if (search.includes('%')) refuseBroken(search, parameters);
  const kept = keepKnown(new URLSearchParams(search), parameters);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function refuseBroken(search: string, parameters: readonly string[]): void {
  for (const pair of search.slice(1).split('&')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (parameters.includes(name)) decode(value);
  }
}

function keepKnown(given: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name) ?? '';
    const read = READ_AS[name]?.(value) ?? value;
    if (read && !read.includes('\0')) kept.set(name, read);
  }
  return kept;
}
