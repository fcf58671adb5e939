import type { ApiContext } from './trpc.ts';

/**
 * Reads the session again, for a signed-in reader who goes to another page. When an admin has changed their role meanwhile,
 * or they were signed out, `openAnew` is called: nothing may stay of what was read with other rights.
 */
export async function followSession(
  { queryClient, trpc }: Pick<ApiContext, 'queryClient' | 'trpc'>,
  openAnew: () => void,
): Promise<void> {
  const session = trpc.auth.session.queryOptions();
  const before = queryClient.getQueryData(session.queryKey);
  if (!before) return;
  const now = await queryClient.fetchQuery({ ...session, staleTime: 0 }).catch(() => before);
  if (now?.id !== before.id || now.role !== before.role) openAnew();
}
