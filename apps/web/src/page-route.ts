import { type AnyRoute, createRouter } from '@tanstack/react-router';
import type { SearchSchema } from './lib/search-schema.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Who shares a rendered page. 'perRole': all readers of one role. The server then fills in each reader's own name and
 * email address, and a page that reads more about its user fails. 'perUser': each signed-in user gets a separate page.
 */
export type PageRendering = 'perRole' | 'perUser';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    rendering: PageRendering;
  }
}

/** What the server needs to know about a page before rendering it. */
export interface PageRoute extends Pick<SearchSchema<AnyParameters>, 'parameters' | 'perRequest'> {
  rendering: PageRendering;
}
type AnyParameters = SearchSchema<Record<string, (given: unknown) => string | number | undefined>>['parameters'];

const router = createRouter({ routeTree, caseSensitive: true, context: undefined as never }); // this router only matches paths
const NO_PARAMETERS = { parameters: {}, perRequest: [] };

/**
 * Returns what the route of a path declares in its `staticData` and its search schema. Unknown paths have no
 * parameters.
 */
export function findPageRoute(path: string): PageRoute {
  const [routes] = router.getMatchedRoutes(path);
  const route: AnyRoute = routes.at(-1) ?? routeTree;
  const { staticData, validateSearch = NO_PARAMETERS } = route.options;
  const { parameters, perRequest } = validateSearch;
  return { rendering: staticData.rendering, parameters, perRequest };
}
