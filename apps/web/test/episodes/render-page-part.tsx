import type { AppRouter } from '@longreturn/api/app-router';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { TRPCLink } from '@trpc/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiProvider } from '../../src/lib/api-provider.tsx';
import { type ApiContext, createApiContext } from '../../src/lib/trpc.ts';
import { SiteContext } from '../../src/lib/use-site.ts';

const unused: TRPCLink<AppRouter> = () => () => {
  throw new Error('This part of the page must not call the API.');
};

const staticData = { rendering: 'perRole' } as const;

/** Renders a part of a page as the server does, with the routes that its links need. */
export async function renderPagePart(part: ReactNode, context: ApiContext = createApiContext(unused)): Promise<string> {
  const root = createRootRouteWithContext<ApiContext>()({
    staticData,
    component: () => <SiteContext value={DEFAULT_SITE}>{part}</SiteContext>,
  });
  const routes = ['/episodes', '/episodes/$slug', '/topics/$slug'].map((path) =>
    createRoute({ getParentRoute: () => root, path, staticData }),
  );
  const history = createMemoryHistory({ initialEntries: ['/episodes'] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, context });
  await router.load();
  return renderToString(
    <ApiProvider api={context}>
      {/* The links are typed with the app's routes, but this router has only the few that they need. */}
      <RouterProvider router={router as never} />
    </ApiProvider>,
  );
}
