import type { AppRouter } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import { PAGE_PARAMETERS } from './lib/page-parameters.ts';
import { type Remember, rememberedContent } from './lib/remembered-content.ts';
import { createApiContext } from './lib/trpc.ts';
import { createAppRouter } from './router.tsx';

export { PAGE_PARAMETERS };

/** Which files each route needs, as the router reads it. */
type ServerManifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>;

/** What the server gives to a rendering; the procedures run in its process. */
export interface PageRequest {
  request: Request;
  procedures: AppRouter;
  context: Context;
  manifest: ServerManifest;
  remember: Remember;
  /** Called for each procedure that fails while the page renders. */
  onFailure: (error: unknown) => void;
}

/** The finished page of an address: HTML with its status, or a redirect. */
export function renderPage({ request, manifest, remember, ...api }: PageRequest): Promise<Response> {
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () => {
      const { origin } = new URL(request.url);
      return createAppRouter({ ...createApiContext(rememberedContent(remember), inProcess(api)), origin });
    },
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}

const inProcess = ({ procedures, context, onFailure }: Pick<PageRequest, 'procedures' | 'context' | 'onFailure'>) =>
  unstable_localLink({
    router: procedures,
    createContext: async () => context,
    transformer: superjson,
    onError: ({ error }) => onFailure(error),
  });
