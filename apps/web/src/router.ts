import { dehydrate, hashKey, hydrate, type Query } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { PageFailed, PageNotFound } from './features/shell/page-failed.tsx';
import { parseSearch, stringifySearch } from './lib/search-schema.ts';
import { readSessionData } from './lib/session-data.tsx';
import { type RouterContext, trpc } from './lib/trpc.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Creates the app's router, one per request on the server and one per visit in the browser. The page brings the data of
 * the first read.
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
  // Loaders await everything a page needs, so it is complete before it renders and nothing streams in later.
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
 * Which pages the router scrolls: all but the first, which the browser and an inline script have already positioned.
 * Its reader may have scrolled since. The router stores scroll positions only of pages that scrolled while it listened,
 * so it's told that the first page did.
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
