/**
 * Returns the path and query of a URL of the site. The host name is left out, because the page may be open under a
 * different one.
 */
export function sitePath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
