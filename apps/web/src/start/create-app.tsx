import type { AppRouter } from '@longreturn/api/app-router';
import { notifyManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { TRPCLink } from '@trpc/client';
import { type ReactNode, StrictMode } from 'react';
import { ApiProvider } from '../lib/api-provider.tsx';
import { hydrateBeforeLeaving } from '../lib/hydrate-before-leaving.ts';
import { type ApiContext, createApiContext } from '../lib/trpc.ts';
import { createAppRouter } from '../router.ts';
import { stayWhileOffline } from './stay-while-offline.ts';

/** Creates the app in the browser. */
export function createApp(link: TRPCLink<AppRouter>): ReactNode {
  // A mutation counts as pending before the next event is handled, so that the second click of a double click does
  // nothing.
  notifyManager.setScheduler(queueMicrotask);
  const api = createApiContext(link);
  const router = createAppRouter({ ...api, origin: window.location.origin });
  hydrateBeforeLeaving(router);
  stayWhileOffline(router);
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) void followSession(api, () => window.location.reload()); // reloads the page that is being opened
  });
  return (
    <StrictMode>
      <ApiProvider api={api}>
        <RouterClient router={router} />
      </ApiProvider>
    </StrictMode>
  );
}

/**
 * Reads the session again when a signed-in user navigates. Calls `reload` if the role or the user has changed or the
 * user was signed out, so that no data read with other permissions remains.
 */
export async function followSession({ utils }: Pick<ApiContext, 'utils'>, reload: () => void): Promise<void> {
  const { session } = utils.auth;
  const before = session.getData();
  if (!before) return;
  const now = await session.fetch(undefined, { staleTime: 0 }).catch(() => before);
  if (now?.id !== before.id || now.role !== before.role) reload();
}
