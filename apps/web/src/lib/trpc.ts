import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, type TRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';

export type Trpc = TRPCOptionsProxy<AppRouter>;
export type ApiClient = TRPCClient<AppRouter>;

/** What every route's loader and component reads with, and what forms write with. */
export interface ApiContext {
  queryClient: QueryClient;
  trpc: Trpc;
  client: ApiClient;
}

/** The router's context: `origin` is the site's own, for canonical addresses. */
export interface RouterContext extends ApiContext {
  origin: string;
}

/** Reads as specification §7 has them: fresh for ever, no retry, no refetch on focus. */
export function createApiContext(...links: TRPCLink<AppRouter>[]): ApiContext {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
  const client = createTRPCClient<AppRouter>({ links });
  return { queryClient, client, trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }) };
}
