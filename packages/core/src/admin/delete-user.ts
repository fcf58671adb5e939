import { removeAccount } from '../account/remove-account.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { lockOtherUser } from './lock-other-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Deletes an account and all its data. Throws session.required, action.forbidden, user.unknown, admin.self, admin.last.
 */
export async function deleteUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const user = await lockOtherUser(deps, actor, userId);
    await removeAccount(deps, user, actor);
  });
}
