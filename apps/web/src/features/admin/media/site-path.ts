/** Returns the path and query of a URL of the site, because the page may be open under a different host name. */
export function sitePath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
