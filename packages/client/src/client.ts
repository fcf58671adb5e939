import type { AppRouter } from '@longreturn/api/app-router';
import { LIMITS } from '@longreturn/contract/limits';
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';

export { createRestClient, type RestClient, RestError } from './rest-client.ts';
export { type SignInOptions, signIn } from './sign-in.ts';

export interface ClientOptions {
  /** The site's origin: 'https://example.org'. */
  baseUrl: string;
  /** A session ID (`signIn` returns one), sent as a bearer token. */
  sessionId?: string;
}

/** Creates a typed tRPC client for scripts: `client.content.episodes.list.query({ topic: 'sleep' })`. */
export function createClient({ baseUrl, sessionId }: ClientOptions): TRPCClient<AppRouter> {
  const headers = sessionId ? { authorization: `Bearer ${sessionId}` } : {};
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: new URL('/trpc', baseUrl).href,
        transformer: superjson,
        headers,
        maxItems: LIMITS.batchCalls,
      }),
    ],
  });
}
