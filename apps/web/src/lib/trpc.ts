import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, type TRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

export type ApiClient = TRPCClient<AppRouter>;

/** The hooks that components use to read and write: `trpc.content.topics.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** What routes and the app's providers receive. */
export interface ApiContext {
  queryClient: QueryClient;
  client: ApiClient;
  /** For loaders: `utils.content.topics.list.ensureData()`. Uses the same cache as the hooks. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
}

/** The router's context. `origin` is the origin of the site, for canonical URLs. */
export interface RouterContext extends ApiContext {
  origin: string;
}

/**
 * Creates the API client and its cache. Queries stay fresh until they are invalidated; they are not retried, and not
 * refetched on focus. Without a network, queries and mutations fail immediately and the page shows the failure. By
 * default, they would wait for the network.
 */
export function createApiContext(...links: TRPCLink<AppRouter>[]): ApiContext {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const client = createTRPCClient<AppRouter>({ links });
  return { queryClient, client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}
