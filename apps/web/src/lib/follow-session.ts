import type { ApiContext } from './trpc.ts';

/**
 * Reads the session again when a signed-in user goes to another page. Calls `openAnew` when an admin has changed their
 * role meanwhile or they were signed out, so that nothing stays that was read with other rights.
 */
export async function followSession({ utils }: Pick<ApiContext, 'utils'>, openAnew: () => void): Promise<void> {
  const { session } = utils.auth;
  const before = session.getData();
  if (!before) return;
  const now = await session.fetch(undefined, { staleTime: 0 }).catch(() => before);
  if (now?.id !== before.id || now.role !== before.role) openAnew();
}
