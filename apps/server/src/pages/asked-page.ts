import { decode, type PageAddress } from './page-address.ts';
import type { PageRoute } from './web-app.ts';

/** A page that a request asks for. */
export interface AskedPage {
  /** What its copies are stored under and rendered from: the path and, in one order, the query parameters that its route reads. */
  key: string;
  /** As its route declares; 'perRequest' when its address holds what is for one reader only. */
  rendering: PageRoute['rendering'] | 'perRequest';
}

/**
 * Takes an address and what its route declares. A value with a NUL, which no database stores, counts as not given. Throws
 * input.invalid when a parameter has a broken percent-encoding; parameters that the route doesn't read may hold anything.
 */
export function askedPage({ path, search }: Pick<PageAddress, 'path' | 'search'>, route: PageRoute): AskedPage {
  if (search.includes('%')) refuseBroken(search, route);
  const query = readQuery(new URLSearchParams(search), route);
  const isPerRequest = route.perRequest.some((name) => query.has(name));
  return { key: query.size > 0 ? `${path}?${query}` : path, rendering: isPerRequest ? 'perRequest' : route.rendering };
}

function refuseBroken(search: string, { parameters }: PageRoute): void {
  for (const pair of search.slice(1).split('&')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (Object.hasOwn(parameters, name)) decode(value);
  }
}

function readQuery(given: URLSearchParams, { parameters }: PageRoute): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(parameters)) {
    const value = String(read(given.get(name)) ?? '');
    if (value && !value.includes('\0')) query.set(name, value);
  }
  return query;
}
