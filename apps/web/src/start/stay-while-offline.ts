import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { loadNotFound } from '../features/not-found/page-not-found.tsx';
import { showToast } from '../features/toasts/show-toast.ts';
import { loadToaster } from '../features/toasts/toast-host.tsx';

type Router = Pick<AnyRouter, 'parseLocation' | 'preloadRoute' | 'routesById'> & {
  history: Pick<RouterHistory, 'block'>;
};

/** Each function loads code. It resolves to true once the code is loaded, or to false if it can't be loaded. */
const CODE = { loadNotFound, loadToaster };

/**
 * Keeps the current page open if the browser is offline and the next page isn't loaded: shows a toast instead of an
 * error page. Pages whose code and data are already loaded can be opened. If the toaster isn't loaded either, the error
 * page opens.
 */
export function stayWhileOffline(router: Router, code = CODE): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation }) => {
      if (navigator.onLine || urlOf(currentLocation) === urlOf(nextLocation)) return false;
      const { pathname, search } = router.parseLocation(nextLocation);
      if (await canOpen(router, { to: pathname, search }, code)) return false;
      if (!(await code.loadToaster())) return false;
      showToast({ title: 'You’re offline', message: 'Check your connection and try again.', tone: 'bad' });
      return true;
    },
  });
}

/** Returns the URL without its hash. */
function urlOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

async function canOpen(router: Router, page: { to: string; search: object }, code: typeof CODE): Promise<boolean> {
  const matches = await router.preloadRoute(page);
  if (!matches?.every(({ status, routeId }) => status === 'success' && hasCode(router, routeId))) return false;
  return matches.length > 1 || code.loadNotFound(); // an unknown URL matches only the root
}

/**
 * Returns whether a route's code is loaded. The router doesn't report a failure to load code, but it removes a
 * component's `preload` when the code is loaded.
 */
function hasCode({ routesById }: Router, routeId: string): boolean {
  return routesById[routeId]?.options.component?.preload === undefined;
}
