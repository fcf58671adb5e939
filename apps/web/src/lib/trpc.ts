import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, type TRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

export type ApiClient = TRPCClient<AppRouter>;

/** The hooks that components read and write with: `trpc.content.topics.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** What routes and the providers around the app get. */
export interface ApiContext {
  queryClient: QueryClient;
  client: ApiClient;
  /** What loaders read with: `utils.content.topics.list.ensureData()`. It shares its keys with the hooks. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
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
      // Without a network a mutation fails at once, and the page says so. By default it would wait for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const client = createTRPCClient<AppRouter>({ links });
  return { queryClient, client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}
