import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import type { Trpc } from './trpc.ts';

/** The options of every read, for the hooks of TanStack Query. */
export function useTrpc(): Trpc {
  return useRouteContext({ from: rootRouteId, select: ({ trpc }) => trpc });
}
