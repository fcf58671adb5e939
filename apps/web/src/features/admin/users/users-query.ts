import { infiniteQueryOptions } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ApiContext, trpc } from '../../../lib/trpc.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

const PAGE = 50;

/**
 * Returns the query for the list of users, in pages of fifty. tRPC's own infinite query can't read this list: it sends
 * the paging direction as `direction`, which the list would use as its sort direction.
 */
export function usersQuery(client: ApiContext['client'], { q, sort, direction }: DashboardSearch) {
  const input = { q, sort, direction, limit: PAGE };
  return infiniteQueryOptions({
    queryKey: getQueryKey(trpc.admin.users.list, input, 'infinite'),
    queryFn: ({ pageParam: cursor }) => client.admin.users.list.query({ ...input, cursor }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retryOnMount: false,
  });
}
