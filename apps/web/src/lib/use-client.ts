import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import type { ApiClient } from './trpc.ts';

/** For what forms and buttons do: `client.auth.login.mutate(…)`. */
export function useClient(): ApiClient {
  return useRouteContext({ from: rootRouteId, select: ({ client }) => client });
}
