import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { showToast } from '../features/toasts/show-toast.ts';

type Router = Pick<AnyRouter, 'parseLocation' | 'preloadRoute' | 'routesById'> & { history: RouterHistory };

/**
 * Keeps the current page open if the browser is offline and the next page isn't loaded: shows a toast instead of an
 * error page. Pages whose code and data are loaded still open.
 */
export function stayWhileOffline(router: Router): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation }) => {
      if (navigator.onLine || currentLocation.pathname === nextLocation.pathname) return false;
      const { pathname, search } = router.parseLocation(nextLocation);
      if (await canOpen(router, { to: pathname, search })) return false;
      showToast({ title: 'You’re offline', message: 'Check your connection and try again.', tone: 'bad' });
      return true;
    },
  });
}

async function canOpen(router: Router, page: { to: string; search: object }): Promise<boolean> {
  const matches = await router.preloadRoute(page);
  return matches?.every(({ status, routeId }) => status === 'success' && hasCode(router, routeId)) ?? false;
}

/** The router removes a component's `preload` when the code is loaded, and doesn't report that the code failed to load. */
function hasCode({ routesById }: Router, routeId: string): boolean {
  return routesById[routeId]?.options.component?.preload === undefined;
}
