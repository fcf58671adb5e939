import type { PageRoute } from '../../src/pages/web-app.ts';

/**
 * Returns a `findPageRoute` for test web apps: every page reads these parameters as text and, by default, is rendered
 * once per role.
 */
export function routeReading(
  names: readonly string[] = [],
  { perRequest = [], rendering = 'perRole' }: Partial<Omit<PageRoute, 'parameters'>> = {},
): () => PageRoute {
  const read = (given: unknown) => String(given ?? '') || undefined;
  const parameters = Object.fromEntries([...names, ...perRequest].map((name) => [name, read]));
  return () => ({ rendering, perRequest, parameters });
}
