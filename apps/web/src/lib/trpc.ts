import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, type TRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';

export type Trpc = TRPCOptionsProxy<AppRouter>;
export type ApiClient = TRPCClient<AppRouter>;

/** The hooks that components read and write with: `trpc.content.topics.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** What routes and the providers around the app get. */
export interface ApiContext {
  queryClient: QueryClient;
  client: ApiClient;
  /** What loaders read with: `utils.content.topics.list.ensureData()`. It shares its keys with the hooks. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  trpc: Trpc;
}

/** The router's context: `origin` is the site's own, for canonical URLs. */
export interface RouterContext extends ApiContext {
  origin: string;
}

/** Queries stay fresh until they are invalidated. They are not retried, and not read again on focus (specification §7). */
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
  const utils = createTRPCQueryUtils<AppRouter>({ queryClient, client });
  return { queryClient, client, utils, trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }) };
}
