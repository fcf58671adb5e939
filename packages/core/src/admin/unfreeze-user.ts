import { liftFreeze } from '../account/lift-freeze.ts';
import type { Actor } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { lockKnownUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Unfreezes an account and settles its alert (docs/product.md, Freezing). Throws session.required, action.forbidden,
 * user.unknown.
 */
export async function unfreezeUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const user = await lockKnownUser(deps, userId);
    await liftFreeze(deps, actor, user);
  });
}
