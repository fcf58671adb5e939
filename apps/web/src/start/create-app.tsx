import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { TRPCLink } from '@trpc/client';
import { type ReactNode, StrictMode } from 'react';
import { createApiContext } from '../lib/trpc.ts';
import { createAppRouter } from '../router.ts';

/** The app as it begins in the browser. */
export function createApp(link: TRPCLink<AppRouter>): ReactNode {
  const api = createApiContext(link);
  const router = createAppRouter({ ...api, origin: window.location.origin });
  return (
    <StrictMode>
      <QueryClientProvider client={api.queryClient}>
        <RouterClient router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
