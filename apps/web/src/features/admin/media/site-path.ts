/** Returns the path of one of the site's own URLs, because the site may be open under another of its host names. */
export function sitePath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
