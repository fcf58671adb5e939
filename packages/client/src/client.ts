import type { AppRouter } from '@longreturn/api/app-router';
import { LIMITS } from '@longreturn/contract/limits';
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';

export { createRestClient, type RestClient, RestError } from './rest-client.ts';

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

/** The site and the user's credentials. */
export interface SignInOptions {
  /** The site's origin: 'https://example.org'. */
  baseUrl: string;
  email: string;
  password: string;
}

/**
 * Signs in and returns the session ID for `createClient` or `createRestClient`. If the login fails, throws an error
 * with the response's status and body.
 */
export async function signIn({ baseUrl, email, password }: SignInOptions): Promise<string> {
  const response = await fetch(new URL('/api/auth/login', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const id = /(?:^|\s)(?:__Host-)?session=([^;]+)/.exec(response.headers.getSetCookie().join(' '))?.[1];
  if (id === undefined) throw new Error('the response has no session cookie');
  return id;
}
