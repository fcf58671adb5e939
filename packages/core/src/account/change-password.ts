import type { ChangePasswordInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Client } from './client.ts';
import { getUser } from './get-user.ts';
import { issueSession } from './issue-session.ts';
import { lockUser } from './lock-user.ts';
import { requireUser } from './require-user.ts';
import { setPassword } from './set-password.ts';
import type { SignedIn } from './signed-in.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Changes the password, ends every session, opens a new session for this browser and notifies the user by email. Throws
 * session.required, input.invalid (no current password), password.wrong, rate.limited.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  client: Client,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<SignedIn> {
  requireUser(actor);
  const known = await verifyOwnPassword(deps, actor, { field: 'currentPassword', password: currentPassword });
  const passwordHash = await deps.passwords.hash(newPassword);
  return inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, known.id);
    if (!user) throw new AppError('session.required');
    if (user.passwordHash !== known.passwordHash) throw new AppError('password.wrong');
    await setPassword(deps, user.id, passwordHash);
    const session = await issueSession(deps, client, user.id);
    return { user: await getUser(deps, actor), session };
  });
}
