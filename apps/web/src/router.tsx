import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { PageFailed } from './features/shell/page-failed.tsx';
import { PageNotFound } from './features/shell/page-not-found.tsx';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import type { RouterContext } from './lib/trpc.ts';
import { routeTree } from './routeTree.gen.ts';

/** The app's router, one per request on the server and one per visit in the browser. */
export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultNotFoundComponent: PageNotFound,
    defaultErrorComponent: PageFailed,
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
