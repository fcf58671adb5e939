import { type DeleteAccountInput, deleteAccountInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { lockUser } from './lock-user.ts';
import { removeAccount } from './remove-account.ts';
import { requireUser } from './require-user.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/** Deletes the own account with all that hangs on it; the books stay, without a name. Throws session.required, input.invalid, password.wrong, admin.self, rate.limited. */
export async function deleteAccount(deps: Deps, actor: Actor, input: DeleteAccountInput): Promise<void> {
  requireUser(actor);
  const { password } = parseInput(deleteAccountInput, input);
  const known = await verifyOwnPassword(deps, actor, { field: 'password', password });
  await inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, known.id);
    if (!user) throw new AppError('session.required');
    if (user.passwordHash !== known.passwordHash) throw new AppError('password.wrong');
    if (user.role === 'admin') throw new AppError('admin.self');
    await removeAccount(deps, user, 'owner');
  });
}
