import { dehydrate, hashKey, hydrate, type Query } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { PageNotFound } from './features/not-found/page-not-found.tsx';
import { PageFailed } from './features/shell/page-failed.tsx';
import { parseSearch, stringifySearch } from './lib/search-schema.ts';
import { readSessionData } from './lib/session-data.tsx';
import { type RouterContext, trpc } from './lib/trpc.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Creates the app's router: one for each request on the server, one for each page load in the browser. The data that
 * the server has read is sent with the page.
 */
export function createAppRouter(context: RouterContext) {
  const { queryClient, utils } = context;
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    scrollRestoration: import.meta.env.SSR || laterPagesOnly(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultNotFoundComponent: PageNotFound,
    defaultErrorComponent: PageFailed,
  });
  // Loaders wait for all of a page's data, so the page is complete when it is rendered and nothing is streamed later.
  const sessionHash = hashKey(getQueryKey(trpc.auth.session, undefined, 'query'));
  const isSession = ({ queryHash, state }: Query) => queryHash === sessionHash && state.status === 'success';
  router.options.dehydrate = () => ({
    queries: dehydrate(queryClient, { shouldDehydrateQuery: (query) => !isSession(query) }),
  });
  router.options.hydrate = (carried) => {
    hydrate(queryClient, carried['queries']);
    utils.auth.session.setData(undefined, readSessionData());
  };
  return router;
}

/**
 * Returns a function that tells the router whether it may scroll the page. The first page must not be scrolled: the
 * browser and an inline script have restored its position, and the reader may have scrolled since. The router stores
 * the scroll position of a page only after a scroll event, so the function dispatches one for the first page.
 */
function laterPagesOnly(): () => boolean {
  let isLater = false;
  return () => {
    if (isLater) return true;
    isLater = true;
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
