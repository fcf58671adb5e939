import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { TRPCLink } from '@trpc/client';
import { type ReactNode, StrictMode } from 'react';
import { followSession } from '../lib/follow-session.ts';
import { hydrateBeforeLeaving } from '../lib/hydrate-before-leaving.ts';
import { createApiContext } from '../lib/trpc.ts';
import { createAppRouter } from '../router.ts';

/** The app as it begins in the browser. */
export function createApp(link: TRPCLink<AppRouter>): ReactNode {
  const api = createApiContext(link);
  const router = createAppRouter({ ...api, origin: window.location.origin });
  hydrateBeforeLeaving(router);
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) void followSession(api, () => window.location.reload()); // of the address that is gone to
  });
  return (
    <StrictMode>
      <QueryClientProvider client={api.queryClient}>
        <RouterClient router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
