import type { ApiContext } from './trpc.ts';

/**
 * Reads the session again when a signed-in user navigates. Calls `openAnew` if the role has changed or the user was
 * signed out, so that no data read with other permissions remains.
 */
export async function followSession({ utils }: Pick<ApiContext, 'utils'>, openAnew: () => void): Promise<void> {
  const { session } = utils.auth;
  const before = session.getData();
  if (!before) return;
  const now = await session.fetch(undefined, { staleTime: 0 }).catch(() => before);
  if (now?.id !== before.id || now.role !== before.role) openAnew();
}
