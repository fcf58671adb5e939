/** The query names that change a page; any other leads to the same copy. */
const KNOWN = ['q', 'type', 'topic', 'sort', 'premium', 'free', 'cursor', 'articles'] as const;

/** What a page is cached under and rendered from: its path and its known query parameters, in one order. */
export function pageKey(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  if (!query) return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of KNOWN) {
    const value = given.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
