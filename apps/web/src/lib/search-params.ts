/**
 * The router's search params as plain strings: its default would read `?q=12` as a number. Of a name that stands
 * twice the first counts, as it does on the server.
 */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.get(name) ?? '']));
}

/** The query of a link: empty and undefined values are left out, so that one page has one address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
