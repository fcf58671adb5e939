import type { PageRoute } from '../../src/pages/web-app.ts';

/** Builds a web app's `findPageRoute`: every page reads these parameters unchanged and is rendered once per role. */
export function routeReading(
  names: readonly string[] = [],
  { perRequest = [], rendering = 'perRole' }: Partial<Omit<PageRoute, 'parameters'>> = {},
): () => PageRoute {
  const read = (given: unknown) => String(given ?? '') || undefined;
  const parameters = Object.fromEntries([...names, ...perRequest].map((name) => [name, read]));
  return () => ({ rendering, perRequest, parameters });
}
