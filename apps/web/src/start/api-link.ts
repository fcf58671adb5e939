import type { AppRouter } from '@longreturn/api/app-router';
import { httpBatchLink, type TRPCLink } from '@trpc/client';
import superjson from 'superjson';

/** Calls the server's procedures, those of one moment in one request. */
export function apiLink(): TRPCLink<AppRouter> {
  return httpBatchLink<AppRouter>({ url: '/trpc', transformer: superjson, maxURLLength: 4000 });
}
