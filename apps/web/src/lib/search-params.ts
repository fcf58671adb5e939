/**
 * Parses search params as plain strings. The router's default would read `?q=12` as a number. If a name appears twice
 * the first value counts, as on the server.
 */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.get(name) ?? '']));
}

/** Formats the query of a link. Empty and undefined values are left out, so that one page has one URL. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
