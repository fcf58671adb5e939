import type { AppRouter } from '@longreturn/api/app-router';
import { LIMITS } from '@longreturn/contract/limits';
import { httpBatchLink, type TRPCLink } from '@trpc/client';
import superjson from 'superjson';

/** Returns the tRPC link to the server. Calls made at the same time share one request, up to the server's limit. */
export function apiLink(): TRPCLink<AppRouter> {
  return httpBatchLink<AppRouter>({
    url: '/trpc',
    transformer: superjson,
    maxURLLength: 4000,
    maxItems: LIMITS.batchCalls,
  });
}
