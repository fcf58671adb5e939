import type { DeleteAccountInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { lockUser } from './lock-user.ts';
import { removeAccount } from './remove-account.ts';
import { requireUser } from './require-user.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Deletes the actor's account and all its data. Throws session.required, input.invalid (no password), password.wrong,
 * admin.self, rate.limited.
 */
export async function deleteAccount(deps: Deps, actor: Actor, { password }: DeleteAccountInput): Promise<void> {
  requireUser(actor);
  const known = await verifyOwnPassword(deps, actor, { field: 'password', password });
  await inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, known.id);
    if (!user) throw new AppError('session.required');
    if (user.passwordHash !== known.passwordHash) throw new AppError('password.wrong');
    if (user.baseRole === 'admin') throw new AppError('admin.self');
    await removeAccount(deps, user, actor);
  });
}
