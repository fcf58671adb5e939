import { decode, type PageUrl } from './page-url.ts';
import type { PageRoute } from './web-app.ts';

/** The page that a request refers to. */
export interface RequestedPage {
  /** Key for caching and rendering: the path and the query parameters that its route reads, in a fixed order. */
  key: string;
  /** The route's rendering, or 'perRequest' if the URL has one of the route's perRequest parameters. */
  rendering: PageRoute['rendering'] | 'perRequest';
}

/**
 * Returns the page that a URL refers to, given the declaration of its route. A value that contains a NUL character is
 * treated as missing, because PostgreSQL can't store it. Throws input.invalid if a parameter that the route reads has
 * invalid percent-encoding; all other parameters may contain anything.
 */
export function requestedPage({ path, search }: Pick<PageUrl, 'path' | 'search'>, route: PageRoute): RequestedPage {
  if (search.includes('%')) rejectBrokenEncoding(search, route);
  const query = readQuery(new URLSearchParams(search), route);
  const isPerRequest = route.perRequest.some((name) => query.has(name));
  return { key: query.size > 0 ? `${path}?${query}` : path, rendering: isPerRequest ? 'perRequest' : route.rendering };
}

function rejectBrokenEncoding(search: string, { parameters }: PageRoute): void {
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
