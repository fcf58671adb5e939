import { idSchema } from '@longreturn/contract/scalars';
import { liftFreeze } from '../account/lift-freeze.ts';
import { lockUser } from '../account/user-row.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Unfreezes an account and settles its alert (docs/product.md, Freezing). Throws session.required, action.forbidden,
 * user.unknown.
 */
export async function unfreezeUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  requireAdmin(actor);
  if (!idSchema.safeParse(userId).success) throw new AppError('user.unknown');
  await inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, userId);
    if (!user) throw new AppError('user.unknown');
    await liftFreeze(deps, actor, user);
  });
}
