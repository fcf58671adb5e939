import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
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
import { AuthProvider } from '../../src/lib/auth-provider.tsx';
import { type ApiContext, createApiContext } from '../../src/lib/trpc.ts';
import { SiteContext } from '../../src/lib/use-site.ts';

const unused: TRPCLink<AppRouter> = () => () => {
  throw new Error('This part of the page must not call the API.');
};

const staticData = { rendering: 'perRole' } as const;

interface PageOptions {
  /** By default the part must not call the API. */
  context?: ApiContext;
  /** The signed-in user. */
  reader?: User;
}

/** Renders a part of a page as the server does, with the routes that its links need. */
export async function renderPagePart(
  part: ReactNode,
  { context = createApiContext(unused), reader }: PageOptions = {},
): Promise<string> {
  context.utils.auth.session.setData(undefined, reader ?? null);
  const root = createRootRouteWithContext<ApiContext>()({
    staticData,
    component: () => (
      <AuthProvider>
        <SiteContext value={DEFAULT_SITE}>{part}</SiteContext>
      </AuthProvider>
    ),
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
