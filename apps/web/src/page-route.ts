import { type AnyRoute, createRouter } from '@tanstack/react-router';
import type { SearchSchema } from './lib/search-schema.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * For whom a page is rendered. 'perRole': once for all readers of one role; name and email address of each are filled in
 * afterwards, and a page that reads more of its user fails. 'perUser': for each signed-in user.
 */
export type PageRendering = 'perRole' | 'perUser';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    rendering: PageRendering;
  }
}

/** What the server needs to know of a page before it renders it. */
export interface PageRoute extends Pick<SearchSchema<AnyParameters>, 'parameters' | 'perRequest'> {
  rendering: PageRendering;
}
type AnyParameters = SearchSchema<Record<string, (given: unknown) => string | number | undefined>>['parameters'];

const router = createRouter({ routeTree, caseSensitive: true, context: undefined as never }); // it only matches paths
const NO_PARAMETERS = { parameters: {}, perRequest: [] };

/** Takes a path and returns what the route that renders it declares: by `staticData`, and by the schema of its search. */
export function findPageRoute(path: string): PageRoute {
  const [routes] = router.getMatchedRoutes(path);
  const route: AnyRoute = routes.at(-1) ?? routeTree;
  const { staticData, validateSearch = NO_PARAMETERS } = route.options;
  const { parameters, perRequest } = validateSearch;
  return { rendering: staticData.rendering, parameters, perRequest };
}
