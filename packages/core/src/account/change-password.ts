import type { ChangePasswordInput } from '@longreturn/contract/account-input';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { type Actor, type Client, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { endAllSessions } from './end-session.ts';
import { getUser } from './get-user.ts';
import { issueSession } from './lucia.ts';
import { deleteTokens } from './mailed-tokens.ts';
import type { SignedIn } from './signed-in.ts';
import { lockUser } from './user-row.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Changes the actor's password, ends all their sessions, creates a new session for this browser and notifies the user
 * by email. Throws session.required, input.invalid (if `currentPassword` is missing), password.wrong, rate.limited.
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

/** Sets the account's password, ends all its sessions, invalidates its reset links and notifies the user by email. */
export async function setPassword(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const now = clock.now();
  await db.update(users).set({ passwordHash, passwordChangedAt: now, updatedAt: now }).where(eq(users.id, userId));
  await endAllSessions(db, userId);
  await deleteTokens(db, userId, 'reset');
  await jobs.send(db, 'mail', { kind: 'password-changed', userId });
}
