import type { AppRouter } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import type { User } from '@longreturn/contract/account';
import { unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import { knownSession, type SharedResults, sharedContent } from './lib/page-links.ts';
import { createApiContext } from './lib/trpc.ts';
import { findPageRoute } from './page-route.ts';
import { type RenderedPage, renderApp, type ServerManifest } from './render-app.tsx';

export { findPageRoute };

/** What the server passes to a render. The API's procedures run in the server's process, without HTTP. */
export interface PageRequest {
  request: Request;
  procedures: AppRouter;
  context: Context;
  manifest: ServerManifest;
  /** The signed-in user, if any. */
  user: User | null;
  sharedResults: SharedResults;
  /**
   * Called before the page calls a procedure that may return data of the user. Gets the procedure's dotted name. May
   * throw to reject the call.
   */
  onOwnRead: (procedure: string) => void;
  /** Called for each procedure that fails during the render. */
  onFailure: (error: unknown) => void;
}

/** Renders the page at a URL. */
export function renderPage(page: PageRequest): Promise<RenderedPage> {
  const { request, manifest, procedures, context, user, sharedResults, onOwnRead, onFailure } = page;
  const inProcess = unstable_localLink({
    router: procedures,
    createContext: async () => context,
    transformer: superjson,
    onError: ({ error }) => onFailure(error),
  });
  const api = createApiContext(knownSession(user), sharedContent(sharedResults, onOwnRead), inProcess);
  return renderApp({ request, api, manifest });
}
